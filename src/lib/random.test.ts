import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from './random'

const take = (seed: number | string, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

it('gives the same numbers for the same seed, others for another one', () => {
  expect(take('round-1', 20)).toEqual(take('round-1', 20))
  expect(take('round-1', 20)).not.toEqual(take('round-2', 20))
})

it('stays from 0 to below 1 for every seed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.string()), (seed) => {
      expect(take(seed, 50).filter((each) => !(each >= 0 && each < 1))).toEqual([])
    }),
  )
})
