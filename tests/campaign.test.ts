import { expect, test } from 'vitest'
import { checkRoute } from './campaign/add'
import { campaign } from './campaign/command'
import { namesOf, renamed } from './campaign/names'
import { routeTableText, withLine, withoutLine } from './campaign/routeTable'

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

test('a command that is refused says why, and how it is used', () => {
  expect(campaign(['add', 'x'])).toBe(1)
})
