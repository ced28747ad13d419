import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { reset } from '@/sandbox/platform'
import { runCheck } from './contract/check/testing'
import { loadContract } from './contract/contract'
import { FaultyPlatform } from './support/faultyPlatform'

const platform = new FaultyPlatform()

beforeAll(() => platform.start())
afterEach(async () => {
  vi.unstubAllEnvs()
  platform.asked = []
  reset()
})
afterAll(() => platform.stop())

const WRITES = ['--writes', '--i-know-this-is-a-test-account']

test('the calls that write, in an order that makes sense, each said before', async () => {
  const { calls, table } = await runCheck('--origin', platform.origin, ...WRITES)
  const names = calls.map(({ name }) => name)
  const contract = await loadContract()
  const writing = contract.calls.filter(({ isSafe }) => !isSafe).map(({ name }) => name)
  expect(writing.filter((name) => !names.includes(name))).toEqual([])
  expect(calls.filter(({ outcome }) => ['differs', 'unreachable'].includes(outcome))).toEqual([])
  const fits = calls.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name)
  for (const name of [
    'passport/login',
    'order/addOrder',
    'activitySign/daySign',
    'passport/logout',
  ])
    expect(fits).toContain(name)
  expect(calls.filter(({ name }) => name === 'market/processTransaction')).toMatchObject([
    { outcome: 'fits', sent: { action: 'CREATE_WANT' } },
    { outcome: 'fits', sent: { action: 'CANCEL_WANT' } },
  ])
  expect(table.indexOf('/ucenter/api/sms/sendSmsCode: ')).toBeLessThan(table.indexOf('fits'))
})

test.each([
  [['--writes'], /--i-know-this-is-a-test-account/],
  [[...WRITES, '--origin', 'https://api.example.com'], /is production/],
])('nothing is written: %s', async (args, says) => {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example.com')
  const { code, table } = await runCheck('--origin', platform.origin, ...args)
  expect(code).toBe(2)
  expect(table).toMatch(says)
  expect(platform.asked).toEqual([])
})
