import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frameClock } from './frameClock'

it('steps once a frame at the screen’s own pace, and every other frame at twice that', () => {
  const clock = frameClock(10)
  expect([0, 10, 20, 30].map((now) => clock(now).steps)).toEqual([0, 1, 1, 1])
  const fast = frameClock(10)
  expect([0, 5, 10, 15, 20].map((now) => fast(now).steps)).toEqual([0, 0, 1, 0, 1])
})

it('says how far a frame is between two steps', () => {
  const clock = frameClock(10)
  clock(0)
  expect(clock(14).between).toBeCloseTo(0.4)
  expect(clock(19).between).toBeCloseTo(0.9)
})

it('drops what a stalled phone has missed, at most five steps at once', () => {
  const clock = frameClock(10)
  clock(0)
  expect(clock(1000).steps).toBe(5)
  expect(clock(1010).steps).toBe(1)
})

it('averages the time of frames', () => {
  const clock = frameClock(10)
  for (let now = 0; now <= 3000; now += 30) clock(now)
  expect(clock(3030).average).toBeCloseTo(30, 0)
})

it('plays neither more nor, but for one step, less time than has passed, whatever the frames', () => {
  const frames = fc.array(fc.double({ min: 0.5, max: 48, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(frames, (lengths) => {
      const clock = frameClock(10)
      clock(0)
      let now = 0
      let steps = 0
      for (const length of lengths) {
        now += length
        steps += clock(now).steps
      }
      expect(steps * 10).toBeLessThanOrEqual(now + 1e-6)
      expect(steps * 10).toBeGreaterThan(now - 10 - 1e-6)
    }),
  )
})
