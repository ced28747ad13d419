import { existsSync } from 'node:fs'
import { parseSync } from 'vite'
import { textOf, type SyntaxNode } from '../support/modules'
import { checkRoute } from './add'
import type { Changes } from './changes'
import { childrenOf, isPropertyName, nameOf } from './modules'
import { namesOf, plainName, withIdentifiers, type Names } from './names'
import { Code, documents, isCode } from './reach'
import { Refusal } from './refusal'

/** Server paths and those of the app are no addresses of pages. */
const NO_ADDRESSES = /^src\/(?:api|bridge|kit\/open-app)\//

/** Moves a campaign to another route. @returns the files of others that name its address */
export function rename(changes: Changes, old: string, route: string): string[] {
  if (!existsSync(`src/campaigns/${old}`)) throw new Refusal(`There is no campaign ${old}.`)
  if (plainName(old) !== plainName(route)) checkRoute(route)
  const from = namesOf(old)
  const to = namesOf(route)
  const code = new Code()
  const own = ownFiles(code, from)
  const isOwn = (path: string) => own.includes(path)
  const change = (name: string) => withIdentifiers(name, from, to)
  const move = (path: string) => movedPath(path, from, to)
  const others: string[] = []
  const all = [...code.files].filter((path) => !path.startsWith('tests/campaign'))
  for (const path of new Set([...all, ...documents()])) {
    const text = textOf(path)
    const moved = isOwn(path) ? move(path) : path
    const module = code.modules.get(path)
    const isChanged = (name: string) => {
      const target = module?.imports.get(name)
      if (target) return isOwn(target.file)
      return isOwn(path) && module?.statements.some(({ names }) => names.includes(name)) === true
    }
    const leads = (specifier: string) => isOwn(code.fileOf(path, specifier) ?? '')
    const inCode = isCode(path) ? withNames(path, text, { isChanged, leads, change, move }) : text
    const inPage = path.startsWith(`src/campaigns/${old}/`) || path.startsWith('tests/e2e/')
    // As it is tracked: 'qiXi', and in tests 'qiXi page/view'.
    const tracked = new RegExp(`(?<=')${old}(?='| \\w+/)`, 'g')
    const pageName = inPage && isOwn(path) ? inCode.replaceAll(tracked, route) : inCode
    const after = NO_ADDRESSES.test(path) ? pageName : withAddress(pageName, old, route)
    if (moved !== path) changes.remove(path)
    else if (after !== text && path !== 'src/app/routes.tsx') others.push(path)
    if (moved !== path || after !== text) changes.write(moved, after)
  }
  return others
}

/** Its folder, its browser tests, and its server domain where no other page asks that. */
function ownFiles(code: Code, { route, camel }: Names): string[] {
  const page = [...code.files].filter(
    (path) =>
      path.startsWith(`src/campaigns/${route}/`) ||
      path === `tests/e2e/${camel}.spec.ts` ||
      path === `tests/e2e/${camel}.full.spec.ts` ||
      path === `src/sandbox/privacy/${camel}.ts`,
  )
  const api = `src/api/${camel}.ts`
  const isOfDomain = (path: string) => path === api || path.startsWith(`src/sandbox/${camel}/`)
  const isElsewhere = [...code.modules.values()].some(
    ({ path, imports }) =>
      path.startsWith('src/') &&
      !page.includes(path) &&
      !isOfDomain(path) &&
      [...imports.values()].some(({ file }) => file === api),
  )
  return isElsewhere ? page : [...page, ...[...code.files].filter(isOfDomain)]
}

/** Of a file that moves: its path, or an import's. */
function movedPath(path: string, from: Names, to: Names): string {
  const [, before, rest] = new RegExp(`^(.*campaigns/)${from.route}/(.*)$`).exec(path) ?? []
  return before === undefined || rest === undefined
    ? withIdentifiers(path, from, to)
    : `${before}${to.route}/${withIdentifiers(rest, from, to)}`
}

const withAddress = (text: string, old: string, route: string) =>
  text
    .replaceAll(
      new RegExp(`(?<=['"\`=]|/mfuwu|\\}|^\\| )/${old}(?=['"\`?#$ :])`, 'gm'),
      `/${route}`,
    )
    // In a pattern.
    .replaceAll(new RegExp(`(?<=[\\\\(])/${old}(?=\\\\\\?|[$%/])`, 'g'), `/${route}`)
    .replaceAll(new RegExp(`campaigns/${old}(?![\\w-])`, 'g'), `campaigns/${route}`)

interface Renaming {
  isChanged: (name: string) => boolean
  /** Whether the import's target is a file that moves. */
  leads: (specifier: string) => boolean
  change: (name: string) => string
  move: (specifier: string) => string
}

/** A file with other identifiers and imports; other strings and property names are left alone. */
function withNames(
  path: string,
  text: string,
  { isChanged, leads, change, move }: Renaming,
): string {
  const edits: { start: number; end: number; text: string }[] = []
  const replace = (node: SyntaxNode, by: string) => {
    const start = node.start as number
    // The end of a name is behind its type.
    const end = node.type === 'Literal' ? (node.end as number) : start + nameOf(node).length
    edits.push({ start, end, text: by })
  }
  const visit = (node: SyntaxNode): void => {
    const source = node.source as SyntaxNode | undefined
    if (source && leads(nameOf(source))) {
      replace(source, `'${move(nameOf(source))}'`)
      for (const one of (node.specifiers ?? []) as SyntaxNode[]) {
        const foreign = (one.imported ??
          (one.type === 'ExportSpecifier' && one.local)) as SyntaxNode
        if (foreign) replace(foreign, change(nameOf(foreign)))
      }
    }
    if (/^(?:JSX)?Identifier$/.test(node.type) && isChanged(nameOf(node)))
      replace(node, change(nameOf(node)))
    const isShort = node.type === 'Property' && node.shorthand === true
    if (isShort && isChanged(nameOf(node.key)))
      replace(node.key as SyntaxNode, `${nameOf(node.key)}: ${change(nameOf(node.key))}`)
    else for (const child of childrenOf(node)) if (!isPropertyName(node, child)) visit(child)
  }
  visit(parseSync(path, text).program as unknown as SyntaxNode)
  const unique = new Map(edits.map((edit) => [edit.start, edit]))
  return [...unique.values()]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text)
}
