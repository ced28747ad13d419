import { expect, test } from 'vitest'
import { listActivityGoods } from '@/api/lhExchange'
import { addActivityOrder, readUnpaidOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const come = (phone = '13800138000', state = '') => visit({ phone, state, page: '/qiXi' })
const LAST = '76003'

let number = 0
function order(goodsId: string, quantity = 1) {
  number += 1
  return addActivityOrder({ bizNo: `q${number}`, goodsId, quantity })
}
const goods = async (goodsId: string) =>
  (await listActivityGoods({})).find((one) => one.goodsId === goodsId)

test('draws a prize that stands on the wheel, for points and one of the turns', async () => {
  come()
  const wheel = await goods('76000')
  const before = (await readUserPoints()).available ?? 0
  const { prize, prizeIndex = -1, status } = await order('76000')
  expect(status).toBe('PAID')
  expect(wheel?.prizes[prizeIndex]?.name).toBe(prize?.name)
  expect((await goods('76000'))?.mineLeft).toBe(4)
  const paidBack = Number(/^(\d+)积分$/.exec(prize?.name ?? '')?.[1] ?? 0)
  expect((await readUserPoints()).available).toBe(before - 50 + paidBack)
})

test('has prizes whose chances are all there are', async () => {
  come()
  const chances = (await goods('76000'))?.prizes.map(({ probability = 0 }) => probability) ?? []
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})

test('sells the last box to whoever is first, until that order is over', async () => {
  come()
  await order(LAST)
  come('13800138001')
  expect(await refusal(order(LAST))).toBe(20_002)
  sandbox.moveClock(16 * 60_000)
  come()
  expect(await readUnpaidOrder({ scene: 'QIXI' })).toBeNull()
  come('13800138001')
  expect(await order(LAST)).toMatchObject({ status: 'UNPAID', amount: 5900 })
})

test.each([
  ['limit', '76000', 1, 20_004],
  ['lack', '76000', 1, 30_001],
  ['', '76001', 3, 30_003],
  ['unpaid', '76001', 1, 30_005],
  ['ended', '76001', 1, 10_002],
])('%s: an order of %s × %d is refused with %d', async (state, goodsId, quantity, code) => {
  come('13800138000', state)
  expect(await refusal(order(goodsId, quantity))).toBe(code)
})
