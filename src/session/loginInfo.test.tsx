import { describe, expect, it, vi } from 'vitest'
import { setPlatformClock } from '@/lib/platformClock'
import {
  LOGIN_INFO_KEY,
  deleteLoginInfo,
  expiryOf,
  readLoginInfo,
  writeLoginInfo,
} from './loginInfo'

const NOW = 1_780_000_000_000
const stored = () => localStorage.getItem(LOGIN_INFO_KEY)
const store = (value: unknown) => localStorage.setItem(LOGIN_INFO_KEY, JSON.stringify(value))
const valid = { accessToken: 'abc', clientInfo: 'Y2k=', expireIn: NOW + 1 }

describe('the login record', () => {
  it('renders under its given name with its given fields', () => {
    writeLoginInfo({ accessToken: 'abc', expireIn: NOW + 5000 }, 'Y2k=', NOW)
    expect(LOGIN_INFO_KEY).toBe('loginInfo')
    expect(JSON.parse(stored() ?? '')).toEqual({
      accessToken: 'abc',
      clientInfo: 'Y2k=',
      expireIn: NOW + 5000,
    })
  })

  it('is there until it expires, and deleted when read after that', () => {
    store(valid)
    expect(readLoginInfo(NOW + 1)).toEqual(valid)
    expect(stored()).not.toBeNull()
    expect(readLoginInfo(NOW + 2)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  it('takes the clock of now when none is given', () => {
    store({ ...valid, expireIn: Date.now() + 60_000 })
    expect(readLoginInfo()?.accessToken).toBe('abc')
    store({ ...valid, expireIn: Date.now() - 1 })
    expect(readLoginInfo()).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '"abc"', '12', '{"accessToken":"abc"'])(
    'is deleted when it is %j',
    (text) => {
      localStorage.setItem(LOGIN_INFO_KEY, text)
      expect(readLoginInfo(NOW)).toBeUndefined()
      expect(stored()).toBeNull()
    },
  )

  it.each([
    { ...valid, accessToken: '' },
    { ...valid, accessToken: 5 },
    { ...valid, accessToken: undefined },
    { ...valid, expireIn: String(NOW + 1) },
    { ...valid, expireIn: null },
    { ...valid, expireIn: undefined },
    { ...valid, clientInfo: undefined },
    { ...valid, clientInfo: { clientId: 'x' } },
    [valid],
  ])('is deleted when it has the wrong shape: %j', (record) => {
    store(record)
    expect(readLoginInfo(NOW)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  it('does without client info that could not be obtained', () => {
    store({ ...valid, clientInfo: '' })
    expect(readLoginInfo(NOW)).toEqual({ ...valid, clientInfo: '' })
  })

  it('goes when it is deleted', () => {
    store(valid)
    deleteLoginInfo()
    expect(readLoginInfo(NOW)).toBeUndefined()
  })

  it('lives in memory where storage throws', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
    expect(readLoginInfo(NOW)).toBeUndefined()
    writeLoginInfo({ accessToken: 'abc', expireIn: NOW + 1 }, '', NOW)
    expect(readLoginInfo(NOW)?.accessToken).toBe('abc')
    deleteLoginInfo()
    expect(readLoginInfo(NOW)).toBeUndefined()
  })
})

describe('the end of a login', () => {
  it('is an epoch time, or seconds from now', () => {
    expect(expiryOf(NOW + 7, NOW)).toBe(NOW + 7)
    expect(expiryOf(NOW - 7, NOW)).toBe(NOW - 7)
    expect(expiryOf(7200, NOW)).toBe(NOW + 7_200_000)
    expect(expiryOf(99_999_999_999, NOW)).toBe(NOW + 99_999_999_999_000)
    expect(expiryOf(100_000_000_000, NOW)).toBe(100_000_000_000)
  })

  it.each([0, Number.NaN])(
    'an answer that names none (%d) is no login that is over at once',
    (none) => {
      writeLoginInfo({ accessToken: 'abc', expireIn: none }, '', NOW)
      expect(readLoginInfo(NOW + 3_600_000)?.accessToken).toBe('abc')
      expect(readLoginInfo(NOW + 25 * 3_600_000)).toBeUndefined()
    },
  )
})

describe('a device clock that is ahead', () => {
  it('does not end a login on arrival, where nothing else has said the time', () => {
    const expireIn = Date.now() - 86_400_000
    writeLoginInfo({ accessToken: 'abc', expireIn }, '')
    expect(readLoginInfo()?.accessToken).toBe('abc')
    expect(stored()).toContain(String(expireIn))
  })

  it('once it is known ends what is over', () => {
    setPlatformClock(NOW, true)
    writeLoginInfo({ accessToken: 'abc', expireIn: NOW - 1 }, '')
    expect(readLoginInfo()).toBeUndefined()
    writeLoginInfo({ accessToken: 'abc', expireIn: 60 }, '')
    expect(readLoginInfo()?.expireIn).toBeGreaterThan(NOW + 59_000)
    expect(readLoginInfo()?.expireIn).toBeLessThan(NOW + 61_000)
  })
})
