import { describe, expect, it } from 'vitest'
import { watchSpeed } from './useFling'

/** Steps of these lengths in CSS pixels, each 16 ms after the one before. */
function fling(...steps: readonly number[]): boolean[] {
  const isFast = watchSpeed()
  let y = 0
  return [0, ...steps].map((step, index) => isFast((y += step), index * 16))
}

describe('a fling', () => {
  it('begins with the first fast step, in either direction', () => {
    expect(fling(5, 40)).toEqual([false, false, true])
    expect(fling(-5, -40)).toEqual([false, false, true])
  })

  it('is not what a finger does that reads', () => {
    expect(fling(5, 10, 15)).toEqual([false, false, false, false])
  })

  it('goes on through uneven steps, and ends when it is slow', () => {
    expect(fling(40, 12, 40, 5)).toEqual([false, true, true, true, false])
  })

  it('is over after a rest, however far the next step goes', () => {
    const isFast = watchSpeed()
    isFast(0, 0)
    expect(isFast(40, 16)).toBe(true)
    expect(isFast(400, 200)).toBe(false)
  })

  it('is not broken by two steps in one moment', () => {
    const isFast = watchSpeed()
    isFast(0, 0)
    expect(isFast(40, 16)).toBe(true)
    expect(isFast(44, 16)).toBe(true)
  })
})
