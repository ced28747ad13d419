import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newBizNo } from '@/lib/bizNo'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime, serverNow, syncServerClock, withServerTime } from '@/lib/serverClock'
import { onPlatformClock, setPlatformClock } from '@/lib/platformClock'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('parseServerTime', () => {
  test('reads the platform’s zone, whatever the device’s', () => {
    expect(parseServerTime('2026-11-20 08:00:00')).toBe(Date.UTC(2026, 10, 20, 0, 0, 0))
    expect(parseServerTime('2026-11-20T08:00')).toBe(Date.UTC(2026, 10, 20, 0, 0, 0))
    expect(parseServerTime('2024-02-29 23:59:59')).toBe(Date.UTC(2024, 1, 29, 15, 59, 59))
  })

  test.each([
    '',
    '2026-11-20',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 08:60:00',
    '0099-01-01 00:00:00',
    ' 2026-11-20 08:00:00',
    '2026-11-20 08:00:00 or so',
    'undefined',
  ])('%j is no time', (text) => {
    expect(parseServerTime(text)).toBeUndefined()
  })

  test('reads back every second that it writes', () => {
    const second = fc.integer({ min: 0, max: 4_000_000_000 })
    fc.assert(
      fc.property(second, (at) => {
        expect(parseServerTime(formatServerTime(at * 1000))).toBe(at * 1000)
      }),
    )
  })

  test('never throws, and a time it reads is the text it was given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = parseServerTime(text)
        if (time !== undefined) expect(formatServerTime(time)).toContain(text.slice(0, 10))
      }),
    )
  })
})

describe('the clock', () => {
  // The rules' tests share their modules: a wrong clock would end the logins of other tests.
  afterEach(() => setPlatformClock(Date.now(), true))

  test('runs on from the platform’s time at the answer', () => {
    vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) })
    const listener = vi.fn()
    const stop = onPlatformClock(listener)
    const answer = withServerTime({ serverTime: '2026-11-20 08:00:00', points: 3 })
    expect(answer).toEqual({ serverTime: '2026-11-20 08:00:00', points: 3 })
    expect(listener).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 90_000)
    expect(formatServerTime(serverNow())).toBe('2026-11-20 08:01:30')
    stop()
    syncServerClock('2026-11-20 09:00:00')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('what is no time leaves it as it is', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    syncServerClock('2026-11-20 08:00:00')
    syncServerClock('soon')
    expect(formatServerTime(serverNow())).toBe('2026-11-20 08:00:00')
  })
})

describe('newBizNo', () => {
  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

  test('is another one each time', () => {
    expect(newBizNo()).toMatch(UUID)
    expect(newBizNo()).not.toBe(newBizNo())
  })

  test('is one too where the page is not secure', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const numbers = Array.from({ length: 200 }, newBizNo)
    for (const number of numbers) expect(number).toMatch(UUID)
    expect(new Set(numbers).size).toBe(200)
  })
})
