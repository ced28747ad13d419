import { BUSINESS_CODES } from '@/api/core/verdict/failure'

/*
 * The business codes that a call can be refused with are in its handler of the sandbox: in what the handler uses, over
 * imports, each top-level declaration by itself. The product has a text for each of them.
 */

const sources = import.meta.glob<string>(['/src/sandbox/**/*.ts', '!/src/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
const DECLARATION = /^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/
const IMPORT = /^import (?!type)[^'{]*\{([^}]*)\} from '([^']+)'/gm
const HANDLER = /^handle\w*\((\w+)/
/** Names that are used, not those of fields. */
const NAME = /(?<![.\w'])[A-Za-z]\w*(?![\w:])/g
const CODE = /\b\d0_00\d\b/g

interface File {
  declarations: Map<string, string>
  /** The file that a name comes from. */
  imported: Map<string, string>
}

const files = new Map(Object.entries(sources).map(([path, text]) => [path, fileOf(path, text)]))

function fileOf(path: string, text: string): File {
  const code = text.replace(COMMENT, '')
  const pieces = code.split(/^(?=\w)/m)
  const declarations = pieces.flatMap((piece) => {
    const [, name] = DECLARATION.exec(piece) ?? []
    return name ? [[name, piece] as const] : []
  })
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    (names.match(/\w+/g) ?? []).map((name) => [name, pathOf(from, path)] as const),
  )
  return { declarations: new Map(declarations), imported: new Map(imported) }
}

function pathOf(from: string, importer: string): string {
  const path = from.startsWith('@/')
    ? `/src/${from.slice(2)}`
    : new URL(from, `file://${importer}`).pathname
  return `${path}.ts`
}

/** The business codes of each call, by the call's name in the code. */
export function codesOfCalls(): Map<string, number[]> {
  const codes = new Map<string, number[]>()
  for (const [path, { declarations }] of files)
    for (const handler of declarations.get('handlers')?.split(/(?=\bhandle\w*\()/) ?? []) {
      const [, constant] = HANDLER.exec(handler) ?? []
      if (constant) codes.set(constant, codesIn(path, handler))
    }
  return codes
}

function codesIn(path: string, handler: string): number[] {
  const reached = new Set<string>()
  const visit = (from: string, piece: string) => {
    if (reached.has(piece)) return
    reached.add(piece)
    const file = files.get(from)
    for (const name of piece.match(NAME) ?? []) {
      const home = file?.imported.get(name) ?? from
      const next = files.get(home)?.declarations.get(name)
      if (next) visit(home, next)
    }
  }
  visit(path, handler)
  const found = [...reached].flatMap((piece) => piece.match(CODE) ?? [])
  const numbers = found.map((code) => Number(code.replace('_', '')))
  return [...new Set(numbers)].filter((code) => code in BUSINESS_CODES).sort((a, b) => a - b)
}
