import { expect, it, vi } from 'vitest'
import { createTtlCache } from './ttlCache'

function setUp() {
  let time = 0
  let count = 0
  const load = vi.fn(() => Promise.resolve(++count))
  const kept = createTtlCache<number>(1000, () => time)
  return { kept, load, passTime: (ms: number) => (time += ms) }
}

it('loads a key once while it is fresh, and again after that', async () => {
  const { kept, load, passTime } = setUp()
  expect(await kept.get('a', load)).toBe(1)
  passTime(999)
  expect(await kept.get('a', load)).toBe(1)
  passTime(1)
  expect(await kept.get('a', load)).toBe(2)
  expect(load).toHaveBeenCalledTimes(2)
})

it('keeps keys apart', async () => {
  const { kept, load } = setUp()
  expect([await kept.get('a', load), await kept.get('b', load)]).toEqual([1, 2])
})

it('gives two callers at the same time one call', () => {
  const { kept, load } = setUp()
  expect(kept.get('a', load)).toBe(kept.get('a', load))
})

it('a failure of what was forgotten meanwhile is nothing but a failure', async () => {
  const { kept, load } = setUp()
  const failing = kept.get('a', () => Promise.reject(new Error('down')))
  kept.clear()
  await expect(failing).rejects.toThrow('down')
  expect(await kept.get('a', load)).toBe(1)
})

it('does not keep a failure', async () => {
  const { kept, load } = setUp()
  await expect(kept.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await kept.get('a', load)).toBe(1)
})

it('a failure that comes late does not throw out its successor', async () => {
  const { kept, load, passTime } = setUp()
  let fail: (error: Error) => void = () => {}
  const slow = kept.get('a', () => new Promise<number>((_, reject) => (fail = reject)))
  passTime(1000)
  expect(await kept.get('a', load)).toBe(1)
  fail(new Error('late'))
  await expect(slow).rejects.toThrow('late')
  expect(await kept.get('a', load)).toBe(1)
})

it('forgets everything when it is cleared', async () => {
  const { kept, load } = setUp()
  await kept.get('a', load)
  kept.clear()
  expect(await kept.get('a', load)).toBe(2)
})

it('forgets a call that its signal ends, before it has failed', async () => {
  const { kept, load } = setUp()
  const leaving = new AbortController()
  const ended = kept.get('a', () => new Promise<number>(() => {}), leaving.signal)
  leaving.abort()
  const next = kept.get('a', load)
  expect(next).not.toBe(ended)
  expect(await next).toBe(1)
})

it('keeps an answer whose signal ends after it has arrived', async () => {
  const { kept, load } = setUp()
  const leaving = new AbortController()
  await kept.get('a', load, leaving.signal)
  leaving.abort()
  expect(await kept.get('a', load)).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
})
