import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, toCount } from './formatCount'

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [999.9, '999'],
  [1000, '1千'],
  [1005, '1.01千'],
  [1234, '1.23千'],
  [1200, '1.2千'],
  [9994, '9.99千'],
  [9995, '1万'],
  [9999, '1万'],
  [10000, '1万'],
  [10050, '1.01万'],
  [12345, '1.23万'],
  [1234567, '123.46万'],
  [99994999, '9999.5万'],
  [99999999, '1亿'],
  [123456789, '1.23亿'],
  [999999999, '10亿'],
  [999999999999, '1万亿'],
  [1e12, '1万亿'],
  [1234500000000, '1.23万亿'],
  ['12345', '1.23万'],
  [' 999 ', '999'],
  ['99999999999999999999', '9007.2万亿'],
])('%o is %s', (value, shown) => {
  expect(formatCount(value)).toBe(shown)
})

test.each([
  undefined,
  null,
  '',
  ' ',
  'many',
  '1,234',
  -1,
  -0.5,
  -0,
  '-7',
  Number.NaN,
  Infinity,
  -Infinity,
  '1e999',
  true,
  [],
  [5],
  {},
  5n,
  Symbol.iterator,
])('%o is no count: 0', (value) => {
  expect(formatCount(value)).toBe('0')
  expect(toCount(value)).toBe(0)
})

const UNITS: Record<string, number> = { '': 1, 千: 1e3, 万: 1e4, 亿: 1e8, 万亿: 1e12 }
const size = fc.oneof(
  fc.nat(20_000),
  fc.maxSafeNat(),
  fc
    .tuple(fc.integer({ min: 3, max: 15 }), fc.integer({ min: -60, max: 60 }))
    .map(([power, off]) => Math.max(0, 10 ** power + off)),
)

function read(shown: string): number {
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d{0,1}[1-9])?)(千|万亿|万|亿|)$/.exec(shown) ?? []
  expect(digits, `${shown} is a number with at most two decimals and no trailing zero`).not.toBe('')
  return Number(digits) * (UNITS[unit] ?? Number.NaN)
}

test('what is shown is never further from the count than half of its last decimal', () => {
  fc.assert(
    fc.property(size, (count) => {
      const shown = formatCount(count)
      const unit = UNITS[shown.replace(/[\d.]/g, '')] ?? Number.NaN
      const slack = count < 1000 ? 0 : unit / 200
      expect(Math.abs(read(shown) - count)).toBeLessThanOrEqual(slack + count * 1e-12)
    }),
    { numRuns: 2000 },
  )
})

test('a greater count never reads as less', () => {
  fc.assert(
    fc.property(size, size, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(read(formatCount(less))).toBeLessThanOrEqual(read(formatCount(more)))
    }),
    { numRuns: 2000 },
  )
})

test('a unit is taken as soon as the count rounds up to it', () => {
  fc.assert(
    fc.property(size, (count) => {
      const shown = formatCount(count)
      const limit = { 千: 10, 万: 10_000, 亿: 10_000 }[shown.replace(/[\d.]/g, '')]
      if (limit) expect(Number.parseFloat(shown)).toBeLessThan(limit)
    }),
  )
})

test('anything at all reads as a count', () => {
  fc.assert(fc.property(fc.anything(), (value) => void read(formatCount(value))))
})
