import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bindingCode, codeToBind, isOwnCode, type Binder } from './invitedLogin'

const INVITER: Binder = { inviteCode: 'ABCD1234', valid: true }

test('only a code of its form binds, and only while the invitation counts', () => {
  expect(bindingCode(INVITER)).toBe('ABCD1234')
  expect(bindingCode({ ...INVITER, valid: false })).toBeUndefined()
  expect(bindingCode({ ...INVITER, inviteCode: '' })).toBeUndefined()
  expect(bindingCode({ ...INVITER, inviteCode: '<b>' })).toBeUndefined()
  expect(bindingCode(null)).toBeUndefined()
})

test('the platform’s word for an own code', () => {
  expect(isOwnCode({ code: 50_005, message: '不能邀请自己哦' })).toBe(true)
  expect(isOwnCode({ code: 50_001 })).toBe(false)
  expect(isOwnCode(new Error('cut'))).toBe(false)
})

describe('the code that a registration is bound with', () => {
  const ask = vi.fn<() => Promise<Binder | null>>()
  beforeEach(() => void ask.mockReset())

  test.each([
    ['the inviter’s own, whatever the link said', INVITER, 'OTHER1', 'ABCD1234'],
    ['none when nobody has that code', null, 'GONE', undefined],
    ['none when the code is over', { ...INVITER, valid: false }, 'ABCD1234', undefined],
    ['the link’s while nobody has answered, or could', undefined, 'LINK1', 'LINK1'],
  ])('%s', async (_, found, linkCode, expected) => {
    expect(await codeToBind({ found, linkCode, ask })).toBe(expected)
    expect(ask).not.toHaveBeenCalled()
  })

  test('none without a link', async () => {
    expect(await codeToBind({ found: undefined, linkCode: undefined })).toBeUndefined()
  })

  test('is asked for once more where the link has only an id', async () => {
    const binding = { found: undefined, linkCode: undefined, ask }
    ask.mockResolvedValueOnce(INVITER)
    expect(await codeToBind(binding)).toBe('ABCD1234')
    ask.mockRejectedValueOnce(new Error('cut'))
    expect(await codeToBind(binding)).toBeUndefined()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a login does not wait for it for ever', async () => {
    vi.useFakeTimers()
    ask.mockReturnValue(new Promise(() => undefined))
    const code = codeToBind({ found: undefined, linkCode: undefined, ask })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await code).toBeUndefined()
    vi.useRealTimers()
  })
})
