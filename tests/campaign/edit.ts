import { parseSync } from 'vite'
import type { SyntaxNode } from '../support/modules'
import { boundNames, childrenOf, declaredNames, nameOf, readModule, usedNames } from './modules'
import type { Statement } from './modules'

interface Range {
  start: number
  end: number
}

const rangeOf = ({ start, end }: SyntaxNode) => ({ start, end }) as Range

/** The text without these parts, each with the comment right above it and the comma after an element. */
export function without(text: string, parts: readonly Range[]): string {
  return [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end: last }) => {
      const end = last + (/^\s*,/.exec(text.slice(last))?.[0].length ?? 0)
      const before = rest.slice(0, start)
      const comment = /(?:[ \t]*(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*)\n)*[ \t]*$/.exec(before)
      const kept = rest.slice(0, comment?.index ?? start)
      const isLine = /(?:^|\n)$/.test(kept) && rest.charAt(end) === '\n'
      return kept + rest.slice(isLine ? end + 1 : end)
    }, text)
}

/** The text without the list elements and the properties of records that match. */
export function withoutElements(
  path: string,
  text: string,
  isGone: (element: SyntaxNode) => boolean,
): string {
  const gone: Range[] = []
  const visit = (node: SyntaxNode): void => {
    const isList = node.type === 'ArrayExpression' || node.type === 'ObjectExpression'
    const children = childrenOf(node)
    const own = isList ? children.filter(isGone) : []
    gone.push(...own.map(rangeOf))
    children.filter((child) => !own.includes(child)).forEach(visit)
  }
  visit(parseSync(path, text).program as unknown as SyntaxNode)
  return without(text, gone)
}

/** The text without what it imports or declares and does not use, and without what only that uses. */
export function withoutUnused(path: string, text: string): string {
  const shorter = withoutUnusedNames(path, withoutUnread(path, withoutUnusedImports(path, text)))
  return shorter === text ? text : withoutUnused(path, shorter)
}

/** Without `name = …` where nothing reads that name. */
function withoutUnread(path: string, text: string): string {
  const { statements } = readModule(path, text, () => false)
  for (const name of statements.flatMap(({ names }) => names)) {
    const assignments = statements.flatMap(({ node }) => assignmentsTo(name, node))
    if (assignments.length === 0) continue
    const rest = without(text, assignments.map(rangeOf))
    // The branch of an `if` cannot be empty.
    if (parseSync(path, rest).errors.length > 0) continue
    const { statements: others, exports } = readModule(path, rest, () => false)
    const isRead = others.some(({ names, uses }) => !names.includes(name) && uses.has(name))
    if (!isRead && !exports.has(name)) return rest
  }
  return text
}

function assignmentsTo(name: string, node: SyntaxNode): SyntaxNode[] {
  const { type, operator, left } = (node.expression ?? {}) as Partial<SyntaxNode>
  const isOne =
    node.type === 'ExpressionStatement' &&
    type === 'AssignmentExpression' &&
    operator === '=' &&
    nameOf(left) === name
  return isOne ? [node] : childrenOf(node).flatMap((child) => assignmentsTo(name, child))
}

function withoutUnusedNames(path: string, text: string): string {
  const { statements, exports } = readModule(path, text, () => false)
  const outside = unusedOf(statements, (name) => exports.has(name))
  const unused = outside.length > 0 ? outside : statements.flatMap(({ node }) => unusedInside(node))
  // A `start…()` call is kept, even if its result is unused.
  const [started] = unused.flatMap(({ start, end }) => {
    const head = /^const [^=]+= (?=start\w+\()/.exec(text.slice(start, end))?.[0]
    return head ? [{ start, end: start + head.length }] : []
  })
  return started ? text.slice(0, started.start) + text.slice(started.end) : without(text, unused)
}

/** The statements that declare what no other one uses, and such names of a pattern. */
function unusedOf(
  statements: readonly Pick<Statement, 'names' | 'uses' | 'node'>[],
  isKept: (name: string) => boolean,
): Range[] {
  return statements.flatMap((by) => {
    const isUnused = (name: string) =>
      !isKept(name) && !statements.some((one) => one !== by && one.uses.has(name))
    const unused = by.names.filter(isUnused)
    if (unused.length === 0) return []
    if (unused.length === by.names.length) return [rangeOf(by.node)]
    return propertiesOf(by.node)
      .filter((property) => boundNames(property).every((name) => unused.includes(name)))
      .map(rangeOf)
  })
}

/** Of the pattern `const { a, b } = …`; a rest would change with them. */
function propertiesOf(node: SyntaxNode): SyntaxNode[] {
  return ((node.declarations ?? []) as { id: SyntaxNode }[])
    .flatMap(({ id }) => (id.type === 'ObjectPattern' ? [id.properties as SyntaxNode[]] : []))
    .filter((properties) => properties.every(({ type }) => type === 'Property'))
    .flat()
}

/** The same in the blocks inside. */
function unusedInside(node: SyntaxNode): Range[] {
  const body = node.type === 'BlockStatement' ? (node.body as SyntaxNode[]) : []
  const statements = body.map((one) => ({
    names: declaredNames(one),
    uses: usedNames(one),
    node: one,
  }))
  const unused = unusedOf(statements, () => false)
  return unused.length > 0 ? unused : childrenOf(node).flatMap(unusedInside)
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
