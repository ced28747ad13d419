import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rungsOf, type Stage } from './stages'

const stage = (need: number): Stage => ({
  id: String(need),
  need,
  name: `礼物${need}`,
  img: '',
  status: 'LOCKED',
})

test('the way is whole up to where one is, and nowhere else', () => {
  const need = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(fc.uniqueArray(need, { maxLength: 8 }), fc.nat(60), (needs, have) => {
      const rungs = rungsOf(needs.map(stage), have)
      expect(rungs.map(({ need }) => need)).toEqual([...needs].sort((a, b) => a - b))
      for (const { progress, need, missing } of rungs) {
        expect(progress >= 1).toBe(have >= need)
        expect(missing).toBe(Math.max(0, need - have))
      }
      expect(rungs.filter(({ progress }) => progress > 0 && progress < 1).length).toBeLessThan(2)
      const next = rungs.filter(({ isNext }) => isNext).map(({ need }) => need)
      expect(next).toEqual(
        needs.some((n) => n > have) ? [Math.min(...needs.filter((n) => n > have))] : [],
      )
    }),
  )
})

test('each stage has its own share of the way, from the one before it', () => {
  const progress = (have: number, ...needs: number[]) =>
    rungsOf(needs.map(stage), have).map((rung) => rung.progress)
  expect(progress(3, 10, 2, 4)).toEqual([1, 0.5, 0])
  expect(progress(1, 2, 4, 10)).toEqual([0.5, 0, 0])
  expect(progress(2, 2, 2, 6)).toEqual([1, 1, 0])
})

test('what the platform lets one claim is not the next one', () => {
  const [first, second] = rungsOf([{ ...stage(4), status: 'CLAIMABLE' }, stage(6)], 3)
  expect([first?.isNext, second?.isNext]).toEqual([false, true])
})
