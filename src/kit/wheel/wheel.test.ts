import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { angleAt, endOf, landRun, placeOf, startRun, targetOf } from './wheel'

const counts = fc.integer({ min: 2, max: 12 })
const from = fc.double({ min: -1000, max: 100_000, noNaN: true })
const waits = fc.integer({ min: 0, max: 30_000 })
const NOW = 5000

/** The prize under the pointer. */
const under = (angle: number, count: number) =>
  Math.floor((((-angle % 360) + 360) % 360) / (360 / count))

describe('a run', () => {
  it('rests in the middle of the prize that the platform names, however long that took', () => {
    fc.assert(
      fc.property(counts, fc.nat(), from, waits, (count, seed, angle, wait) => {
        const index = seed % count
        const run = landRun(startRun(angle, NOW), NOW + wait, targetOf(index, count))
        const end = endOf(run) ?? 0
        expect(under(angleAt(run, end), count)).toBe(index)
        expect(angleAt(run, end + 60_000)).toBeCloseTo(angleAt(run, end), 5)
      }),
    )
  })

  it('never turns back, nor jumps', () => {
    fc.assert(
      fc.property(from, waits, (angle, wait) => {
        const run = landRun(startRun(angle, NOW), NOW + wait, targetOf(1, 8))
        const end = (endOf(run) ?? 0) + 100
        const steps: number[] = []
        for (let now = NOW; now < end; now += 16)
          steps.push(angleAt(run, now + 16) - angleAt(run, now))
        expect(steps.filter((step) => !(step >= -1e-6 && step < 9))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('takes two to five seconds to land', () => {
    fc.assert(
      fc.property(from, waits, (angle, wait) => {
        const run = landRun(startRun(angle, NOW), NOW + wait, targetOf(0, 8))
        const landing = (endOf(run) ?? 0) - Math.max(NOW + wait, NOW + 600)
        expect(landing).toBeGreaterThan(2000)
        expect(landing).toBeLessThan(5000)
      }),
    )
  })

  it('comes up to speed in 0.6 s, keeps it, and slows down onto the angle', () => {
    const run = startRun(10, NOW)
    const angles = [-50, 0, 300, 600, 700].map((time) => angleAt(run, NOW + time))
    expect(angles).toEqual([10, 10, 50.5, 172, 226])
    const landing = landRun(startRun(0, 0), 0, 0)
    expect(landing.landing).toEqual({ at: 600, from: 162, distance: 918 })
    expect(endOf(landing)).toBe(4000)
    expect(angleAt(landing, 9000)).toBeCloseTo(1080, 9)
  })

  it('goes on until it is told where to land, and is told once', () => {
    const run = startRun(0, NOW)
    expect(endOf(run)).toBeUndefined()
    const landing = landRun(run, NOW, targetOf(0, 8))
    expect(landRun(landing, NOW + 10, targetOf(5, 8))).toBe(landing)
  })
})

it('has a gap between two prizes for no prize', () => {
  expect((targetOf(undefined, 8) % 45) + 0).toBe(0)
})

it.each([
  [0, 8, 0],
  [7, 8, 7],
  [8, 8, undefined],
  [undefined, 8, undefined],
  [1.5, 8, undefined],
  [-1, 8, undefined],
])('place %s of %d is %s', (index, count, place) => {
  expect(placeOf(index, count)).toBe(place)
})
