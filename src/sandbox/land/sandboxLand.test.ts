import { expect, test } from 'vitest'
import { readLand } from '@/api/land'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

test.each(['60001', '900719925474099123'])('knows the plot %s by all of its digits', async (id) => {
  visit()
  expect((await readLand({ id }))?.landId).toBe(id)
})

test('has no plot of another id', async () => {
  visit()
  expect(await readLand({ id: '900719925474099124' })).toBeNull()
})

test.each([
  ['free', 'FREE'],
  ['on_sale', 'ON_SALE'],
  ['locked', 'LOCKED'],
  ['owner', 'OWNED'],
])('%s is %s', async (state, status) => {
  visit({ phone: '13800138000', state })
  expect((await readLand({ id: '60001' }))?.status).toBe(status)
})

test('gives a plot to whoever asks as its owner, and to no guest', async () => {
  visit({ phone: '13800138000', state: 'owner' })
  const own = await readLand({ id: '60001' })
  visit({ state: 'owner' })
  const seen = await readLand({ id: '60001' })
  expect(own?.ownerName).toBe('元友8000')
  expect(seen?.ownerUid).not.toBe(own?.ownerUid)
})
