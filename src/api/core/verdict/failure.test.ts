import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError, isApiError, type ApiErrorKind } from './ApiError'
import { BUSINESS_CODES, NETWORK_TEXT, failureOf } from './failure'
import { rememberJudged } from './judged'
import { judge } from './verdict'

test.each<[ApiErrorKind, boolean, boolean]>([
  ['network', true, true],
  ['timeout', true, true],
  ['http', true, true],
  ['empty', true, true],
  ['notJson', true, true],
  ['shape', true, false],
  ['aborted', false, false],
])('%s: unknown result %s, retry %s', (kind, unknownResult, canRetry) => {
  const error = new ApiError(kind, 'thing/read', 500)
  expect(error.canRetry).toBe(canRetry)
  // The page's own cancellation is not reported.
  const toasted = kind === 'aborted'
  expect(failureOf(error)).toEqual({ kind, text: NETWORK_TEXT, toasted, unknownResult })
})

test('an ApiError says which call and what happened, and differs from other errors', () => {
  const error = new ApiError('http', 'thing/read', 504, true)
  expect(error.message).toBe('thing/read: http 504')
  expect(new ApiError('network', 'thing/read').message).toBe('thing/read: network')
  expect(error).toBeInstanceOf(Error)
  expect(failureOf(error).toasted).toBe(true)
  expect(isApiError(error)).toBe(true)
  expect(isApiError({ name: 'ApiError', kind: 'http' })).toBe(false)
  expect(isApiError(undefined)).toBe(false)
})

test('a write that was not sent for another person says so, and is known not to have happened', () => {
  expect(failureOf(new ApiError('personChanged', 'thing/buy'))).toEqual({
    kind: 'personChanged',
    text: '登录账号已变化，刚才的操作没有提交',
    toasted: false,
    unknownResult: false,
  })
})

test('a token that the platform does not take is a login that is over', () => {
  expect(failureOf({ statusCode: 1, message: 'TOKEN expired' })).toEqual({
    kind: 'signedOut',
    text: '登录已过期，请重新登录',
    toasted: false,
    unknownResult: false,
  })
})

test.each([
  [499, false],
  [500, true],
])('a refusal at HTTP %d leaves the result unknown: %s', (status, unknownResult) => {
  const body = { statusCode: 1 }
  rememberJudged(body, { status, judgement: judge(status, body) })
  expect(failureOf(body).unknownResult).toBe(unknownResult)
})

test('a signed-out answer', () => {
  expect(failureOf({ code: 'S00000', message: 'm' })).toEqual({
    kind: 'signedOut',
    text: '请先登录',
    toasted: false,
    unknownResult: false,
  })
})

test.each(Object.entries(BUSINESS_CODES))('business code %s says %s', (code, text) => {
  const failure = { kind: 'business', code: Number(code), text, unknownResult: false }
  expect(failureOf({ statusCode: 1, code: Number(code), message: 'other' })).toMatchObject(failure)
  expect(failureOf({ statusCode: 1, code })).toMatchObject(failure)
})

test.each<[string, object, object]>([
  ['words of the server', { statusCode: 1, msg: 'm' }, { kind: 'refused', text: 'm' }],
  ['no words', { statusCode: 1 }, { kind: 'refused', text: NETWORK_TEXT }],
  ['a toast code', { code: -1, message: 'm' }, { toasted: true, unknownResult: false }],
  [
    'a toast with a business code',
    { statusCode: 400, code: 20001 },
    { kind: 'business', toasted: true },
  ],
  ['statusCode 500', { statusCode: '500', message: 'm' }, { toasted: true, unknownResult: true }],
  ['code 500', { code: 500, message: 'm' }, { toasted: true, unknownResult: true }],
  ['statusCode 401', { statusCode: 401 }, { toasted: false, unknownResult: false }],
  ['a code that is no number', { statusCode: 1, code: [20001] }, { kind: 'refused' }],
  ['a code that hides a trap', { code: { toString: 1, valueOf: 1 } }, { kind: 'refused' }],
])('%s', (_, body, failure) => {
  expect(failureOf(body)).toMatchObject(failure)
})

test.each([new Error('x'), new TypeError('y'), 'text', undefined, null, 5, []])(
  'something thrown on the way: %o',
  (thrown) => {
    expect(failureOf(thrown)).toEqual({
      kind: 'network',
      text: NETWORK_TEXT,
      toasted: false,
      unknownResult: true,
    })
  },
)

test('anything reads as a failure with words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (thrown) => {
      const { text } = failureOf(thrown)
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/^(?:undefined|null|NaN|\[object Object\])$/)
    }),
    { numRuns: 500 },
  )
})
