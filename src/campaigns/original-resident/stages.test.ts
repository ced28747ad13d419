import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rungsOf } from './stages'
import type { Stage } from './stages'

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
