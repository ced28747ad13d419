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
  // Each needs what one before it has answered: a token, a number, an id.
  const carriedOut = [
    'activitySign/daySign',
    'order/addOrder',
    'market/processTransaction',
    'passport/logout',
  ]
  const refused = calls.filter(({ outcome }) => outcome !== 'fits').map(({ name }) => name)
  expect(refused.filter((name) => carriedOut.includes(name))).toEqual([])
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
