import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptOffset } from './platformClock'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-25T12:00:00Z')
let stored: Map<string, string>

/** A visit at this time of the device. */
async function visitAt(device: number) {
  vi.setSystemTime(device)
  vi.resetModules()
  return import('./platformClock')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stored = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['8 days ahead', 8 * 24 * HOUR],
  ['a year ahead', 365 * 24 * HOUR],
  ['a year behind', -365 * 24 * HOUR],
])(
  'a device clock %s is corrected by an answer, and from the start of the next visit',
  async (_, off) => {
    const first = await visitAt(NOW + off)
    expect(first.platformNow()).toBe(NOW + off)
    first.setPlatformClockBy(new Date(NOW).toUTCString(), undefined)
    expect(first.platformNow()).toBe(NOW)
    const second = await visitAt(NOW + off + HOUR)
    expect(second.platformNow()).toBe(NOW + HOUR)
    // It is set correctly.
    const third = await visitAt(NOW + 2 * HOUR)
    expect(third.platformNow()).toBe(NOW + 2 * HOUR)
    third.setPlatformClockBy(new Date(NOW + 2 * HOUR).toUTCString(), undefined)
    expect(stored.size).toBe(0)
  },
)

test('a clock that is right is kept as it is, whatever the way of an answer', async () => {
  const clock = await visitAt(NOW)
  clock.setPlatformClockBy(new Date(NOW - 5000).toUTCString(), undefined)
  expect(clock.platformNow()).toBe(NOW)
  expect(stored.size).toBe(0)
})

test('an answer’s own time is exact, and no header corrects it', async () => {
  const clock = await visitAt(NOW)
  const listener = vi.fn()
  const stop = clock.onPlatformClock(listener)
  clock.setPlatformClock(NOW + 500, true)
  clock.setPlatformClockBy(new Date(NOW - HOUR).toUTCString(), undefined)
  expect(clock.platformNow()).toBe(NOW + 500)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test.each([
  ['no header', undefined, undefined],
  ['no date', 'yesterday', undefined],
  ['a date out of a cache', new Date(NOW - HOUR).toUTCString(), '3600'],
])('%s says nothing', async (_, date, age) => {
  const clock = await visitAt(NOW)
  clock.setPlatformClockBy(date, age)
  expect(clock.isPlatformClockKnown()).toBe(false)
  expect(clock.platformNow()).toBe(NOW)
})

test.each([null, '', 'x', '5', '|', 'NaN|1', '1e400|1'])(
  'storage that holds %j holds nothing',
  (kept) => {
    expect(keptOffset(kept, NOW)).toBe(0)
  },
)
