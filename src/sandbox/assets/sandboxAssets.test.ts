import { beforeEach, expect, test } from 'vitest'
import { giveAssets, listAssets } from '@/api/assets'
import { person } from '@/sandbox/users'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const OWN = '13800138000'
beforeEach(() => visit({ phone: OWN }))

const all = async () => (await listAssets({ pageNo: 1, pageSize: 20 })).list
const free = async () =>
  (await all()).filter(({ giftable }) => giftable).map(({ assetId }) => assetId)
let number = 0
function give(assetIds: readonly string[], toUid = person(4).uid, smsCode = '123456') {
  number += 1
  return giveAssets({ assetIds, toUid, smsCode, bizNo: `b${number}` })
}

test('moves what is given from one person to another', async () => {
  const [first = '', second = ''] = await free()
  expect(await give([first, second])).toMatchObject({ status: 'SUCCESS', failed: [] })
  expect((await all()).some(({ assetId }) => assetId === first || assetId === second)).toBe(false)
})

test('names what did not go through, and keeps it', async () => {
  visit({ phone: OWN, state: 'give_partial' })
  const [first = '', second = ''] = await free()
  const gift = await give([first, second])
  expect(gift?.failed.map(({ assetId }) => assetId)).toEqual([second])
  expect(await free()).toContain(second)
})

test('refuses what is locked, nobody, oneself, and a wrong code', async () => {
  const locked = (await all()).find(({ giftable }) => giftable === false)
  const [first = ''] = await free()
  expect(await refusal(give([locked?.assetId ?? '']))).toBe(50_003)
  expect(await refusal(give([first], '1'))).toBe(50_001)
  expect(await refusal(give([first], person(4).uid, '000000'))).toBe(40_001)
  expect(await free()).toContain(first)
})

test('unlocks what is locked until a moment, when that comes', async () => {
  sandbox.setClock('2026-11-23 10:00:00')
  visit({ phone: OWN, state: 'unlock_soon' })
  const locked = (await all()).find(({ unlockAt }) => unlockAt !== '')
  expect(locked?.unlockAt).toBe('2026-11-23 10:00:20')
  sandbox.setClock('2026-11-23 10:00:21')
  const now = (await all()).find(({ assetId }) => assetId === locked?.assetId)
  expect([now?.giftable, now?.lockReason]).toEqual([true, ''])
})
