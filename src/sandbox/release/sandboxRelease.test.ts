import { expect, test } from 'vitest'
import { getActivityById } from '@/api/activity'
import { addOrder, readUnpaidOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const BUYER = '13800138000'
const OTHER = '13800138001'
const PRICE = 19_900
const come = (phone: string, state = '') => visit({ phone, state, page: '/asset-debut' })

let number = 0
function order(quantity = 1, more = {}) {
  number += 1
  const bizNo = `n${number}`
  return addOrder({ bizNo, skuId: '70001', quantity, price: PRICE, useIntegral: 0, ...more })
}
const release = async () => (await getActivityById({}))?.release
const unpaid = () => readUnpaidOrder({ scene: 'DEBUT' })
const points = async () => (await readUserPoints()).available ?? 0

test('takes an order, its pieces and its points, once for each number, and waits for the money', async () => {
  come(BUYER)
  const [before, left] = [await points(), (await release())?.left ?? 0]
  const same = { bizNo: 'same', useIntegral: 100 }
  const placed = await order(2, same)
  expect(placed).toMatchObject({ amount: 2 * PRICE - 100, status: 'UNPAID' })
  expect(await order(2, same)).toEqual(placed)
  expect(await points()).toBe(before - 100)
  expect(await release()).toMatchObject({ left: left - 2, bought: 2 })
  expect(await unpaid()).toMatchObject({ orderNo: placed.orderNo, amount: placed.amount })
  expect(await refusal(order())).toBe(30_005)
})

test('gives pieces and points back when nobody paid in time', async () => {
  come(BUYER)
  const [before, left] = [await points(), (await release())?.left]
  await order(1, { useIntegral: 50 })
  sandbox.moveClock(15 * 60_000 + 1000)
  expect(await unpaid()).toBeNull()
  expect(await points()).toBe(before)
  expect(await release()).toMatchObject({ left, bought: 0 })
})

test('gives the last piece to whoever is first, of two people', async () => {
  come(BUYER, 'stock_1')
  await order()
  come(OTHER, 'stock_1')
  expect(await refusal(order())).toBe(20_002)
})

test.each([
  ['limit', {}, 30_003],
  ['price_changed', {}, 30_004],
  ['unpaid', {}, 30_005],
  ['', { useIntegral: 9951 }, 30_001],
  ['not_started', {}, 10_001],
  ['ended', {}, 10_002],
])('%s %j is refused with %d', async (state, more, code) => {
  come(BUYER, state)
  expect(await refusal(order(1, more))).toBe(code)
})

test('shows the new price once it has refused the old one', async () => {
  come(BUYER, 'price_changed')
  await refusal(order())
  const price = (await release())?.price
  expect(price).not.toBe(PRICE)
  expect(await order(1, { price })).toMatchObject({ amount: price })
})

test('has been paid by the time the person looks again', async () => {
  come(BUYER, 'paid_on_return')
  await order()
  expect(await unpaid()).toBeNull()
  expect((await release())?.bought).toBe(1)
})

test('releases something on its own page alone', async () => {
  visit({ phone: BUYER })
  expect(await release()).toBeNull()
})
