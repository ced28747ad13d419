import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contoursOf } from './contours'

const SIZE = { width: 750, height: 620 }
/** Ids as the platform gives them, and any other text. */
const anyId = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
  fc.string({ maxLength: 24 }),
)

test('a plot has the same lines at every visit, and another plot has others', () => {
  expect(contoursOf('60001', SIZE)).toEqual(contoursOf('60001', SIZE))
  expect(contoursOf('60001', SIZE)).not.toEqual(contoursOf('60002', SIZE))
})

test('two ids that are one number to a double have lines of their own', () => {
  expect(contoursOf('900719925474099123', SIZE)).not.toEqual(contoursOf('900719925474099124', SIZE))
})

test('any id has lines, all of them within the map', () => {
  fc.assert(
    fc.property(anyId, (seed) => {
      const paths = contoursOf(seed, SIZE)
      expect(paths.length).toBeGreaterThan(4)
      for (const path of paths) {
        expect(path).toMatch(/^M[\d MQL]+$/)
        const outside = [...path.matchAll(/(\d+) (\d+)/g)].filter(
          ([, x, y]) => Number(x) > 760 || Number(y) > 640,
        )
        expect(outside).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})
