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

test('a plot keeps its lines from release to release: open, closed, and several of one height', () => {
  expect(contoursOf('60003', { width: 100, height: 80 })).toEqual([
    'M91 80Q97 60 98 50Q98 40 97 30Q96 20 93 10L89 0',
    'M85 80Q92 60 92 50Q93 40 92 30Q90 20 87 10L84 0',
    'M78 80Q80 76 83 68Q86 60 87 50Q88 40 87 30Q85 20 83 12Q80 3 79 2L79 0',
    'M69 80Q80 62 80 61Q81 60 82 50Q83 40 81 30Q80 20 80 20Q80 19 76 10L72 0',
    'M61 80Q73 60 75 50Q77 40 75 30Q74 20 69 10L65 0',
    'M41 80Q60 70 63 65Q66 60 68 50Q70 40 68 30Q67 20 64 12Q60 5 58 2L56 0M0 47Q6 60 13 67Q20 74 29 77L39 80',
    'M43 0Q60 19 60 20Q60 20 62 30Q63 40 62 47Q60 55 59 57Q57 60 49 65Q40 71 30 68Q20 66 17 63Q15 60 10 50Q5 40 6 30Q7 20 13 10Q20 1 23 0L25 0',
    'M20 14Q40 11 44 15Q48 20 51 30Q53 40 48 50Q42 60 41 61Q40 61 37 61Q34 60 27 57Q20 53 17 47Q14 40 15 30Q16 20 18 17L20 14',
  ])
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
