import { existsSync } from 'node:fs'
import { filesUnder, textOf, type SyntaxNode } from '../support/modules'
import type { Changes } from './changes'
import { without, withoutElements, withoutUnused } from './edit'
import { childrenOf, declaredNames, nameOf, readModule, usedNames, type Statement } from './modules'
import { namesOf } from './names'
import { dropPackages, importedPackages } from './packages'
import { Code, documents, isCode } from './reach'
import { Refusal } from './refusal'
import { ROUTE_TABLE, routeTableText, withoutLine } from './routeTable'
import { removeRulesText } from './rulesText'

/*
 * What only one campaign needs is computed, not listed: what the product reaches with it and does not reach without it.
 */

const isTest = (path: string) => /\.test\.tsx?$|\/testing\.tsx?$/.test(path)
/** Helpers shared by tests: removed only when no test uses them. */
const isHelper = (path: string) => /^tests\/(?:support|contract)\/|\/testing\.tsx?$/.test(path)
const TESTS_OF_ROUTES = ['tests/specificationMap.test.ts', 'src/early/mainCall.test.tsx']
/** The roots of the embedded platform. */
const isOfServer = (path: string) =>
  /^src\/sandbox\/(?:[^/]+\/)?(?:handlers|scenarios|serve)\.ts$/.test(path)

/** The roots of the product and the tests. A shared part's own tests are no roots: they are removed with it. */
function isRoot(path: string): boolean {
  if (!isCode(path)) return false
  if (!path.startsWith('src/')) return !/^tests\/(?:support|contract)\//.test(path)
  if (/^src\/(?:campaigns|pages|app|early|frame)\//.test(path) && isTest(path)) return true
  return /^src\/(?:main\.tsx|app\/documents\.tsx|early\/(?:boot|shell|jsx-runtime)\.tsx?)$|\/looks\.ts$/.test(
    path,
  )
}

/** Deletes a campaign and all that only it needs. @returns where it is still named */
export function remove(changes: Changes, route: string, isSure: boolean): string[] {
  const folder = `src/campaigns/${route}`
  if (!existsSync(folder)) throw new Refusal(`There is no campaign ${route}.`)
  const before = new Code()
  const calls = callNames()
  const imported = importedPackages()
  changes.remove(folder)
  const names = namesOf(route)
  removeRulesText(changes, names)
  for (const end of ['spec', 'full.spec']) changes.remove(`tests/e2e/${names.camel}.${end}.ts`)
  changes.write(ROUTE_TABLE, withoutLine(routeTableText(), route))
  const rows = new RegExp(`^\\| /${route} \\|.*\n`, 'gm')
  changes.write('docs/performance.md', textOf('docs/performance.md').replace(rows, ''))
  takeOffLists(changes, route)
  takeOutAnswers(changes, before)

  const after = new Code()
  const isStart = (path: string) => isRoot(path) || isOfServer(path)
  const unneeded = leftOver(before, after, isStart)
  const unused = unneeded.statements.filter(({ file }) => !isHelper(file))
  const shared = [...new Set(unused.map(({ file }) => file))].filter((path) =>
    /^src\/(?!api\/|sandbox\/)/.test(path),
  )
  if (shared.length > 0 && !isSure)
    throw new Refusal(
      `Only ${route} uses these parts; with --yes they go too:\n  ${shared.join('\n  ')}`,
    )
  takeAway(changes, after, new Set(unused))
  const rest = new Code()
  // Helpers that no test uses any more, and what only the removed code in the same file used.
  const isStartOrTest = (path: string) => isStart(path) || /\.test\.tsx?$/.test(path)
  takeAway(changes, rest, new Set(leftOver(before, rest, isStartOrTest).statements))
  const makes = callNames()
  forgetCalls(changes, new Set(calls.filter((call) => !makes.includes(call))))
  for (const path of unneeded.files) changes.remove(path)
  const still = importedPackages()
  const packages = imported.filter((name) => !still.includes(name))
  dropPackages(changes, packages)
  const isGone = (text: string) =>
    changes.removed().some((path) => text.includes(path)) ||
    packages.some((name) => text.includes(`\n- ${name}: `))
  return [
    ...[...after.files].filter((path) => existsSync(path) && hasAddress(path, route)),
    ...documents().filter((path) => isGone(textOf(path))),
  ]
}

/** What was reached from these files before and is not any more, though it is still there: statements, and files that are no code. */
function leftOver(before: Code, after: Code, isStart: (path: string) => boolean) {
  const reached = (code: Code) => code.reach([...code.files].filter(isStart))
  const was = reached(before)
  const is = reached(after)
  const known = new Set([...was.statements].map(keyOf))
  return {
    statements: [...after.modules.values()]
      .flatMap(({ statements }) => statements)
      .filter((one) => known.has(keyOf(one)) && !is.statements.has(one)),
    files: [...was.files].filter(
      (path) => after.files.has(path) && !isCode(path) && !is.files.has(path),
    ),
  }
}

/** The same statement in another reading of the code. */
const keyOf = ({ file, names, node }: Statement) => `${file} ${names.join()} ${node.type}`

const hasAddress = (path: string, route: string) =>
  isCode(path) &&
  !path.startsWith('tests/campaign') &&
  new RegExp(`['"\`/]/${route}(?![\\w-])`).test(textOf(path))

/** Removes the route's address from lists, and the rows that begin with the route. */
function takeOffLists(changes: Changes, route: string): void {
  const scenarios = filesUnder('src/sandbox').filter((path) => path.endsWith('/scenarios.ts'))
  const isOf = ({ value, elements: [first] = [] }: Listed) =>
    value === `/${route}` || first?.value === route
  for (const path of [...TESTS_OF_ROUTES, ...scenarios]) {
    const text = textOf(path)
    const shorter = withoutElements(path, text, isOf)
    if (shorter === text) continue
    const kept = withoutElements(path, shorter, (element) =>
      isForNoRoute((element.argument ?? element) as SyntaxNode),
    )
    if (/scenarios = (?:scenariosFor\(\[\s*\]|\[\s*\])/.test(kept)) changes.remove(path)
    else changes.write(path, withoutUnused(path, kept))
  }
}

type Listed = SyntaxNode & { elements?: SyntaxNode[] }

const isForNoRoute = ({
  type,
  arguments: [routes] = [],
}: { [key: string]: unknown } & {
  arguments?: SyntaxNode[]
}) => type === 'CallExpression' && Array.isArray(routes?.elements) && routes.elements.length === 0

const callNames = () =>
  filesUnder('src/api').flatMap((path) =>
    [...textOf(path).matchAll(/^ {2}name: '(.+)'/gm)].map(([, name = '']) => name),
  )

/** What the tests of the contract have by a call's name. */
function forgetCalls(changes: Changes, gone: ReadonlySet<string>): void {
  const isGone = ({ value, key, properties = [] }: SyntaxNode): boolean =>
    [nameOf({ value }), nameOf(key)].some((text) => gone.has(text.split(/[. ]/)[0] ?? '')) ||
    (properties as SyntaxNode[]).some(
      (property) => nameOf(property.key) === 'call' && isGone(property.value as SyntaxNode),
    )
  for (const path of filesUnder('tests').filter((path) => /^tests\/contract.*\.ts$/.test(path))) {
    const text = textOf(path)
    const shorter = withoutElements(path, text, isGone)
    if (shorter !== text) changes.write(path, withoutUnused(path, shorter))
  }
}

/** The sandbox's answers to calls that the product made before and does not make any more. */
function takeOutAnswers(changes: Changes, before: Code): void {
  const product = (code: Code) =>
    new Set(
      [
        ...code.reach([...code.files].filter((p) => isRoot(p) && p.startsWith('src/'))).statements,
      ].map(keyOf),
    )
  const made = product(before)
  const makes = product(new Code())
  for (const path of [...before.files].filter(isOfServer)) {
    if (!existsSync(path)) continue
    const isGone = ({ type, callee, arguments: sent }: SyntaxNode) => {
      if (type !== 'CallExpression' || !nameOf(callee).startsWith('handle')) return false
      const calls = before.targets(path, nameOf((sent as SyntaxNode[])[0]))
      return calls.some(
        (one) => typeof one === 'object' && made.has(keyOf(one)) && !makes.has(keyOf(one)),
      )
    }
    const text = textOf(path)
    const shorter = withoutElements(path, text, isGone)
    if (shorter === text) continue
    if (/handlers = \[\s*\]/.test(shorter)) changes.remove(path)
    else changes.write(path, withoutUnused(path, shorter))
  }
}

/** Takes statements away, and the tests of shared parts that are about them. */
function takeAway(changes: Changes, code: Code, unused: Set<Statement>): void {
  const besides = [...code.modules.values()].filter(
    ({ path }) => isTest(path) && !isRoot(path) && path.startsWith('src/'),
  )
  const gone = new Map<string, SyntaxNode[]>()
  const isUnused = (path: string, name: string) =>
    code.targets(path, name).some((one) => typeof one === 'object' && unused.has(one))
  // A test needs whatever its own helpers need.
  for (let size = -1; size !== unused.size;) {
    size = unused.size
    for (const { path, statements } of besides)
      for (const one of statements)
        if (one.names.length > 0 && [...one.uses].some((name) => isUnused(path, name)))
          unused.add(one)
  }
  for (const one of unused) gone.set(one.file, [...(gone.get(one.file) ?? []), one.node])
  for (const { path, statements, imports } of besides) {
    const helpers = [...imports.values()].map(({ file }) => file).filter(isHelper)
    const loaded = [path, ...helpers]
      .flatMap((file) => code.modules.get(file)?.statements ?? [])
      .flatMap(({ loads }) => loads)
      .flatMap((file) => code.modules.get(file)?.statements ?? [])
      .filter((one) => unused.has(one))
      .flatMap(({ names }) => names)
    const isAbout = (node: SyntaxNode) =>
      [...usedNames(node)].some((name) => isUnused(path, name)) ||
      loaded.some((name) => mentions(node, name))
    const tests = statements.filter(({ names }) => names.length === 0)
    gone.set(path, [
      ...(gone.get(path) ?? []),
      ...tests.flatMap(({ node }) => testsAbout(node, isAbout)),
    ])
  }
  for (const [path, nodes] of gone) {
    if (nodes.length === 0) continue
    const text = withoutUnused(path, without(textOf(path), nodes as never))
    const { statements, exports } = readModule(path, text, () => false)
    const isTestless = path.includes('.test.') && !/\b(?:test|it)\b/.test(text)
    if (isTestless || (statements.length === 0 && exports.size === 0)) changes.remove(path)
    else changes.write(path, text)
  }
}

/** The name stands somewhere, be it only that of a property: of a module that the test or its helper has loaded. */
const mentions = (node: SyntaxNode, name: string): boolean =>
  nameOf(node) === name || childrenOf(node).some((child) => mentions(child, name))

/** The tests in a statement that are about something: some of a `describe`, rows of a table, or the statement itself. */
export function testsAbout(node: SyntaxNode, isAbout: (node: SyntaxNode) => boolean): SyntaxNode[] {
  if (!isAbout(node)) return []
  const { parts, rest } = partsOf(node)
  // What needs a helper that goes, goes too.
  const helpers = new Set<string>()
  const isAlso = (one: SyntaxNode) =>
    isAbout(one) || [...usedNames(one)].some((name) => helpers.has(name))
  for (const one of parts) if (isAlso(one)) for (const name of declaredNames(one)) helpers.add(name)
  const found = rest.some(isAbout) ? [] : parts.flatMap((one) => testsAbout(one, isAlso))
  const isAll = parts.every((one) => found.includes(one) || declaredNames(one).length > 0)
  return found.length === 0 || isAll ? [node] : found
}

/** The statements of a `describe`, or the rows of a `test.each`, and what all rows are read with. */
function partsOf(node: SyntaxNode): { parts: SyntaxNode[]; rest: SyntaxNode[] } {
  const call = node.expression as SyntaxNode | undefined
  if (call?.type !== 'CallExpression') return { parts: [], rest: [] }
  const callee = call.callee as SyntaxNode
  if (usedNames(callee).has('describe')) {
    const body = childrenOf(call).find(({ type }) => /Function/.test(type))?.body as SyntaxNode
    return { parts: body.type === 'BlockStatement' ? (body.body as SyntaxNode[]) : [], rest: [] }
  }
  const [table] = (callee.arguments ?? []) as SyntaxNode[]
  const { elements = [] } = (table?.expression ?? table ?? {}) as { elements?: SyntaxNode[] }
  const others = childrenOf(callee).filter((one) => one !== table)
  return { parts: elements, rest: [...(call.arguments as SyntaxNode[]), ...others] }
}
