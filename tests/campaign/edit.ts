import { parseSync } from 'vite'
import type { SyntaxNode } from '../support/modules'
import { childrenOf, nameOf, readModule } from './modules'
import type { Statement } from './modules'

interface Range {
  start: number
  end: number
}

const rangeOf = ({ start, end }: SyntaxNode) => ({ start, end }) as Range

/** The text without these parts, each with the comment that stands right above it. */
export function without(text: string, parts: readonly Range[]): string {
  return [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => {
      const before = rest.slice(0, start)
      const comment = /(?:[ \t]*(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*)\n)*[ \t]*$/.exec(before)
      const kept = rest.slice(0, comment?.index ?? start)
      const isLine = /(?:^|\n)$/.test(kept) && rest.charAt(end) === '\n'
      return kept + rest.slice(isLine ? end + 1 : end)
    }, text)
}

/** The text without the elements of lists for which this says so. */
export function withoutElements(
  path: string,
  text: string,
  isGone: (element: SyntaxNode) => boolean,
): string {
  const gone: Range[] = []
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'ArrayExpression')
      for (const element of (node.elements as SyntaxNode[]).filter(isGone)) {
        const { start, end } = rangeOf(element)
        gone.push({ start, end: end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0) })
      }
    childrenOf(node).forEach(visit)
  }
  visit(parseSync(path, text).program as unknown as SyntaxNode)
  return without(text, gone)
}

/** The text without what it imports or declares and does not use, and without what only that uses. */
export function withoutUnused(path: string, text: string): string {
  const shorter = withoutUnusedNames(path, withoutUnusedImports(path, text))
  return shorter === text ? text : withoutUnused(path, shorter)
}

function withoutUnusedNames(path: string, text: string): string {
  const { statements, exports } = readModule(path, text, () => false)
  const isUsed = (name: string, by: Statement) =>
    exports.has(name) || statements.some((one) => one !== by && one.uses.has(name))
  const unused = statements.filter(
    (one) => one.names.length > 0 && !one.names.some((name) => isUsed(name, one)),
  )
  // What is started has to be started, whoever looks at it.
  const [started] = unused.flatMap((one) => {
    const head = /^const [^=]+= (?=start\w+\()/.exec(text.slice(one.start, one.end))?.[0]
    return head ? [{ start: one.start, end: one.start + head.length }] : []
  })
  return started
    ? text.slice(0, started.start) + text.slice(started.end)
    : without(
        text,
        unused.map(({ start, end }) => ({ start, end })),
      )
}

function withoutUnusedImports(path: string, text: string): string {
  const { statements, exports } = readModule(path, text, () => false)
  const used = new Set(statements.flatMap(({ uses }) => [...uses]))
  for (const target of exports.values()) if (typeof target === 'string') used.add(target)
  const { program } = parseSync(path, text)
  return (program.body as unknown as SyntaxNode[]).reduceRight((rest, node) => {
    const specifiers = (node.specifiers ?? []) as SyntaxNode[]
    if (node.type !== 'ImportDeclaration' || specifiers.length === 0) return rest
    const kept = specifiers.filter(({ local }) => used.has(nameOf(local)))
    if (kept.length === specifiers.length) return rest
    const range = rangeOf(node)
    if (kept.length === 0) return without(rest, [range])
    const textOf = (one: SyntaxNode) => text.slice(rangeOf(one).start, rangeOf(one).end)
    const named = kept.filter(({ type }) => type === 'ImportSpecifier').map(textOf)
    const others = kept.filter(({ type }) => type !== 'ImportSpecifier').map(textOf)
    const names = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ')
    const kind = node.importKind === 'type' ? 'import type' : 'import'
    const from = textOf(node.source as SyntaxNode)
    return `${rest.slice(0, range.start)}${kind} ${names} from ${from}${rest.slice(range.end)}`
  }, text)
}
