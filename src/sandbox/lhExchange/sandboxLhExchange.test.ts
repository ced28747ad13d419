import { beforeEach, expect, test } from 'vitest'
import { exchangeCommodity, listAddresses, listCommodities } from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { picture } from '@/sandbox/art/picture'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

startSandbox()
beforeEach(() => visit({ phone: '13800138000' }))

const VIRTUAL = '70202'
const LAST_ONE = '70205'
const HOME = '72001'
/** Kind and seed of the address of a picture. */
function artOf(address: string): [kind: string, seed: string] {
  const [kind = '', file = ''] = address.split('/').slice(-2)
  return [kind, file.replace('.svg', '')]
}
let number = 0
function exchange(productId: string, addressId = '') {
  number += 1
  return exchangeCommodity({ productId, addressId, bizNo: `b${number}` })
}

test('takes the points and the item, once for each number', async () => {
  const before = (await readUserPoints()).available ?? 0
  const order = { productId: VIRTUAL, addressId: '', bizNo: 'same' }
  const first = await exchangeCommodity(order)
  expect(first?.leftIntegral).toBe(before - 120)
  expect(await exchangeCommodity(order)).toEqual(first)
  const { list } = await listCommodities({ pageNo: 1, pageSize: 20 })
  const pictures = list.map(({ img }) => picture(...artOf(img)))
  expect(new Set(pictures).size).toBe(list.length)
  expect(list.find(({ productId }) => productId === VIRTUAL)?.exchanged).toBe(1)
})

test('gives the last one to whoever is first, of two people', async () => {
  expect((await exchange(LAST_ONE, HOME))?.orderNo).toMatch(/^LH/)
  visit({ phone: '13800138001' })
  expect(await refusal(exchange(LAST_ONE, HOME))).toBe(20_002)
})

test('refuses beyond the limit, without points, and to an address that is not there', async () => {
  await exchange('70203')
  expect(await refusal(exchange('70203'))).toBe(30_003)
  expect(await refusal(exchange('70206'))).toBe(30_001)
  expect(await refusal(exchange('70201', '1'))).toBe(30_006)
  visit({ phone: '13800138000', state: 'ended' })
  expect(await refusal(exchange(VIRTUAL))).toBe(10_002)
})

test('knows the addresses, one of them the usual one', async () => {
  const addresses = await listAddresses()
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  visit({ phone: '13800138000', state: 'address_0' })
  expect(await listAddresses()).toEqual([])
})
