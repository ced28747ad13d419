import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesFor, quoteOf } from './quote'
import { parseServerTime } from '@/lib/serverClock'
import { endOf, isWaiting } from './unpaid'

const amount = fc.integer({ min: 0, max: 9_999_999 })
const pieces = fc.integer({ min: 1, max: 99 })

describe('quoteOf', () => {
  it.each([
    [
      { price: 19_900, quantity: 2 },
      { total: 39_800, points: 0, pay: 39_800 },
    ],
    [
      { price: 19_900, quantity: 2, available: 1220, integralMax: 9950, usesPoints: true },
      { total: 39_800, points: 1220, pay: 38_580 },
    ],
    [
      { price: 19_900, quantity: 2, available: 50_000, integralMax: 9000, usesPoints: true },
      { total: 39_800, points: 18_000, pay: 21_800 },
    ],
    // No more for one piece than the platform takes.
    [
      { price: 19_900, quantity: 1, available: 50_000, integralMax: 9950, usesPoints: true },
      { total: 19_900, points: 9950, pay: 9950 },
    ],
    // The person's points are unknown.
    [
      { price: 100, quantity: 1, integralMax: 100, usesPoints: true },
      { total: 100, points: 0, pay: 100 },
    ],
  ])('%j costs %j', (parts, quote) => {
    expect(quoteOf(parts)).toEqual(quote)
  })

  it('adds up to the 分, and never takes more points than there are, may be, or are due', () => {
    fc.assert(
      fc.property(amount, pieces, amount, amount, (price, quantity, available, integralMax) => {
        const parts = { price, quantity, available, integralMax }
        const { total, points, pay } = quoteOf({ ...parts, usesPoints: true })
        expect(total).toBe(price * quantity)
        expect(points + pay).toBe(total)
        expect(pay).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(Math.min(available, integralMax * quantity))
        expect(quoteOf(parts)).toEqual({ total, points: 0, pay: total })
      }),
    )
  })
})

describe('piecesFor', () => {
  it.each([
    [{ left: 862, limitPerUser: 3, bought: 0 }, 3],
    [{ left: 862, limitPerUser: 3, bought: 3 }, 0],
    [{ left: 1, limitPerUser: 3, bought: 0 }, 1],
    [{ left: 862, limitPerUser: 0, bought: 7 }, 99],
    [{ left: undefined, limitPerUser: 0, bought: 0 }, 99],
    // The limit was lowered meanwhile.
    [{ left: 5, limitPerUser: 2, bought: 4 }, 0],
  ])('%j leaves %d', (limits, left) => {
    expect(piecesFor(limits)).toBe(left)
  })
})

it('an order waits until its end, or for ever where the platform names none', () => {
  const end = parseServerTime('2026-11-26 10:00:00') ?? NaN
  const order = { payExpireAt: '2026-11-26 10:00:00' }
  expect([end - 1, end].map((now) => isWaiting(order, now))).toEqual([true, false])
  expect(isWaiting({ payExpireAt: '' }, end)).toBe(true)
})

it.each([
  [true, 1, 1, 'paid'],
  [true, 1, undefined, 'unknown'],
  // What it was for is gone.
  [true, 1, 0, 'cancelled'],
  [false, 1, 1, 'cancelled'],
])('in time %s, from %d to %s: %s', (inTime, before, now, end) => {
  expect(endOf(inTime, before, now)).toBe(end)
})
