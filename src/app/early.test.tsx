import { afterEach, expect, test } from 'vitest'
import { writeLoginInfo } from '@/session/loginInfo'
import { takeEarlyAnswer } from './early'

const CALL = { name: 'a', method: 'GET', path: '/a', auth: 'optional' } as const
const logInAs = (accessToken: string) =>
  writeLoginInfo({ accessToken, expireIn: Date.now() + 60_000 }, '')

afterEach(() => delete window.__early)

test.each([
  ['the person who asked', 'A', true],
  ['nobody else', 'B', false],
])('an early answer is for %s', async (_, now, isTaken) => {
  const answer = Promise.resolve({ status: 200, text: '{}' })
  const main = { call: CALL, payload: {}, answer, token: 'A' }
  window.__early = { visit: 'mobile', entry: 'page', main }
  logInAs(now)
  expect(takeEarlyAnswer(CALL, {})).toBe(isTaken ? answer : undefined)
  // Only once.
  expect(takeEarlyAnswer(CALL, {})).toBeUndefined()
})
