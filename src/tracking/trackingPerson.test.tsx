import { expect, test } from 'vitest'
import {
  GUEST_PATH,
  MEMBER_PATH,
  ok,
  openTab,
  platform,
  session,
  startTrackingTests,
  wait,
} from '@tests/support/trackingTab'

startTrackingTests()

test('sends what belongs to somebody else with nobody’s token', async () => {
  platform.answer = () => new Error('down')
  const { track } = await openTab()
  track('home', 'button', 'of-a-guest')
  session.stored = 'A'
  track('home', 'button', 'of-A')
  session.stored = 'B'
  track('home', 'button', 'of-B')
  await wait(3000)
  Object.assign(platform, { answer: ok, sent: [] })
  await wait(60_000)
  track('home', 'button', 'next')
  await wait(3000)
  expect(
    platform.sent.map(({ name, path, headers }) => [name, path, headers['X-Auth-Token']]),
  ).toEqual([
    ['of-a-guest', GUEST_PATH, ''],
    ['of-A', GUEST_PATH, ''],
    ['of-B', MEMBER_PATH, 'B'],
    ['next', MEMBER_PATH, 'B'],
  ])
  expect(JSON.stringify(platform.sent.map(({ body }) => body))).not.toContain('owner')
})
