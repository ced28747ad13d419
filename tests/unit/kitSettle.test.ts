import { expect, test } from 'vitest'
import { ApiError } from '@/api/ApiError'
import type { Failure } from '@/api/failure'
import { isSignedOut, keepGood, requireValue, settled, valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'

test('what the platform said is no failure on the way', () => {
  const good: Settled<string> = { ok: true, value: 'old' }
  const failed = (kind: Failure['kind']): Settled<string> => ({
    ok: false,
    failure: { kind, text: '', toasted: false, unknownResult: false },
  })
  for (const kind of ['network', 'timeout', 'http', 'refused', 'shape', 'aborted'] as const)
    expect(keepGood({ main: good }, { main: failed(kind) })).toEqual({ main: good })
  for (const kind of ['signedOut', 'business'] as const)
    expect(keepGood({ main: good }, { main: failed(kind) })).toEqual({ main: failed(kind) })
  expect(keepGood({ main: failed('network') }, { main: failed('timeout') })).toEqual({
    main: failed('timeout'),
  })
  expect(keepGood({ main: good }, { main: { ok: true, value: 'new' } })).toEqual({
    main: { ok: true, value: 'new' },
  })
})

test('a call that has failed is a part, never a rejection', async () => {
  const main = await settled(Promise.resolve(1))
  const other = await settled(Promise.reject<string>(new ApiError('timeout', 'other')))
  expect(requireValue(main)).toBe(1)
  expect(other).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  expect(() => requireValue(other)).toThrow('timeout')
  expect(() => requireValue(undefined)).toThrow('still loading')
  expect(valueOf(undefined)).toBeUndefined()
})

test('only the platform’s own word says that nobody is logged in', async () => {
  const signedOut: unknown = { code: 'S00000' }
  const over = await settled(Promise.reject<string>(signedOut))
  const cut = await settled(Promise.reject<string>(new ApiError('network', 'main')))
  expect([over, cut, undefined].map(isSignedOut)).toEqual([true, false, false])
})
