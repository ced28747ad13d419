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

it('is mulberry32', () => {
  const words = (seed: number) => take(seed, 2).map((each) => each * 2 ** 32)
  expect(words(1)).toEqual([2_693_262_067, 11_749_833])
  expect(words(0)).toEqual([1_144_304_738, 1_416_247])
})

it('stays from 0 to below 1 for every seed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.string()), (seed) => {
      expect(take(seed, 50).filter((each) => !(each >= 0 && each < 1))).toEqual([])
    }),
  )
})
