import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { checkRoute } from './campaign/add'
import { Changes } from './campaign/changes'
import { campaign } from './campaign/command'
import { withoutElements, withoutUnused } from './campaign/edit'
import { usedNames } from './campaign/modules'
import { namesOf, renamed } from './campaign/names'
import { dropPackages } from './campaign/packages'
import { testsAbout } from './campaign/remove'
import { routeTableText, withLine, withoutLine } from './campaign/routeTable'
import { textOf, type SyntaxNode } from './support/modules'

test.each([
  ['lucky-draw', 'luckyDraw', 'LuckyDraw', 'LUCKY_DRAW'],
  ['qiXi', 'qiXi', 'QiXi', 'QI_XI'],
  ['soul', 'soul', 'Soul', 'SOUL'],
])('%s is called %s, %s and %s', (route, camel, pascal, constant) => {
  expect(namesOf(route)).toEqual({ route, camel, pascal, constant })
})

test('names change as wholes and as parts of identifiers', () => {
  const change = (text: string) => renamed(text, namesOf('new-sale'), namesOf('soul'))
  expect(change("'/new-sale' readNewSale newSale.ts NewSalePage")).toBe(
    "'/soul' readSoul soul.ts SoulPage",
  )
  expect(change('/new-sales renewSale NewSaleable')).toBe('/new-sales renewSale NewSaleable')
})

test('a line comes into the route table and goes again', () => {
  const table = routeTableText()
  const longer = withLine(table, 'lucky-draw')
  expect(longer).toContain(
    "campaign('/lucky-draw', () => import('@/campaigns/lucky-draw/route')),\n            ],",
  )
  expect(withoutLine(longer, 'lucky-draw')).toBe(table)
  expect(withoutLine(table, 'trends-detail-quest')).not.toContain('trends-detail-quest')
})

test.each(['Lucky', 'lucky_draw', '1day', 'lucky--draw', '../x', 'signIn', 'market', 'home'])(
  'a route that is malformed or taken is refused: %s',
  (route) => {
    expect(() => checkRoute(route)).toThrow(/^(?:A route is|The name)/)
  },
)

test.each([
  [[], /^npm run campaign -- add <route> <title>/],
  [['add', 'lucky-draw'], /^npm run campaign/],
  [['add', 'lucky-draw', '抽奖', '--kind', 'game'], /^There is no kind game/],
  [['add', 'lucky-draw', '<b>'], /^A title has/],
  [['remove', 'lucky-draw'], /^There is no campaign lucky-draw/],
  [['rename', 'soul', 'market'], /^The name market is taken: src\/api\/market.ts/],
])('%j is refused, and it is said why', (args, words) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(campaign(args)).toBe(1)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words))
})

test('what a command has written, removed or had written is taken back', () => {
  const root = mkdtempSync(join(tmpdir(), 'changes-'))
  const at = (name: string) => join(root, name)
  writeFileSync(at('old.txt'), 'old')
  const changes = new Changes()
  changes.keep(root)
  changes.write(at('deep/new.txt'), 'new')
  changes.remove(at('old.txt'))
  writeFileSync(at('other.txt'), 'of another program')
  changes.undo()
  expect(readdirSync(root)).toEqual(['old.txt'])
  expect(readFileSync(at('old.txt'), 'utf8')).toBe('old')
  rmSync(root, { recursive: true })
})

test('packages leave the manifest and what the lock says of it, and nothing else changes', () => {
  const written = new Map<string, string>()
  dropPackages({ write: (path, text) => void written.set(path, text) }, ['axios', 'vite'])
  const without = (text = '') => text.replaceAll(/ +"(?:axios|vite)": .*\n/g, '')
  expect(written.get('package.json')).toBe(without(textOf('package.json')))
  const [manifest, ...packages] = textOf('package-lock.json').split('"node_modules/')
  expect(written.get('package-lock.json')).toBe(
    [without(manifest), ...packages].join('"node_modules/'),
  )
})

test('what is not used any more goes, with its comment and what only it used', () => {
  const text = [
    "import { a, b } from './x'",
    "import c from './y'",
    '',
    'const d = a(c)',
    '',
    '/** Gone. */',
    'const e = () => d',
    '',
    'const f = startF()',
    'export const g = b',
    '',
  ]
  expect(withoutUnused('a.ts', text.join('\n'))).toBe(
    "import { b } from './x'\n\n\n\nstartF()\nexport const g = b\n",
  )
})

test('names go that only another meaning of them seems to use, from patterns and blocks too', () => {
  const text = [
    'const seen: Kind = start(1)',
    'const { a, b } = read()',
    'export type Kind = number',
    'function frame() {}',
    "describe('x', () => {",
    '  const helper = () => b',
    '  const used = (frame: Kind) => frame',
    '  test(used(a))',
    '})',
    '',
  ]
  expect(withoutUnused('a.ts', text.join('\n'))).toBe(
    [
      'const { a, } = read()',
      'export type Kind = number',
      "describe('x', () => {",
      '  const used = (frame: Kind) => frame',
      '  test(used(a))',
      '})',
      '',
    ].join('\n'),
  )
})

test('what is only assigned goes with its assignments', () => {
  const text = 'let a = 0\nlet b = 0\nbeforeEach(() => {\n  a = 1\n  b = 1\n})\ntest(b)\n'
  expect(withoutUnused('a.ts', text)).toBe('let b = 0\nbeforeEach(() => {\n  b = 1\n})\ntest(b)\n')
})

const TABLE = 'test.each([[gone], [other]])'
test.each([
  ["test('x', () => gone())", "test('x', () => gone())"],
  ["describe('x', () => { test(gone); test(other) })", 'test(gone);'],
  ["describe('x', () => { const a = gone; test(a); test(other) })", 'const a = gone; test(a);'],
  [
    "describe('x', () => { const a = 1; test(gone, a) })",
    "describe('x', () => { const a = 1; test(gone, a) })",
  ],
  [`${TABLE}('x', (call) => call())`, '[gone]'],
  [`${TABLE}('x', () => gone())`, `${TABLE}('x', () => gone())`],
])('of %s goes %s', (text, wanted) => {
  const [statement] = parseSync('a.ts', text).program.body as unknown as SyntaxNode[]
  const parts = statement ? testsAbout(statement, (node) => usedNames(node).has('gone')) : []
  expect(parts.map(({ start, end }) => text.slice(Number(start), Number(end))).join(' ')).toBe(
    wanted,
  )
})

test('elements leave a list with their commas', () => {
  const isB = (node: SyntaxNode) => node.value === 'b'
  expect(withoutElements('a.ts', "f(['a', 'b'], ['b', 'c'])", isB)).toBe("f(['a',], [ 'c'])")
})
