import { afterEach, expect, test } from 'vitest'
import { writeLoginInfo } from '@/session/loginInfo'
import { takeEarlyAnswer } from './early'

const CALL = { name: 'a', method: 'GET', path: '/a', auth: 'optional' } as const
const logInAs = (accessToken: string) =>
  writeLoginInfo({ accessToken, expireIn: Date.now() + 60_000 }, '')

afterEach(() => delete window.__early)

test.each([
  ['the person who asked', { stored: 'A' }, true],
  ['nobody else', { stored: 'B' }, false],
  ['the app’s person alone', { wrapper: 'B', stored: 'A' }, false],
])('an early answer is for %s', async (_, tokens, isTaken) => {
  const answer = Promise.resolve({ status: 200, text: '{}' })
  const main = { call: CALL, payload: {}, answer, tokens }
  window.__early = { visit: 'mobile', entry: 'page', main }
  logInAs('A')
  expect(takeEarlyAnswer(CALL, {})).toBe(isTaken ? answer : undefined)
  // Only once.
  expect(takeEarlyAnswer(CALL, {})).toBeUndefined()
})
