import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupNumber } from './groupNumber'

it.each([
  [0, 0, '0'],
  [-0, 0, '0'],
  [-0.04, 1, '0'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [12846, 0, '12,846'],
  [25640.5, 1, '25,640.5'],
  [25640.06, 1, '25,640.1'],
  [-1234.5, 1, '-1,234.5'],
  [Number.MAX_SAFE_INTEGER, 0, '9,007,199,254,740,991'],
  [Number.NaN, 0, '0'],
  [Number.POSITIVE_INFINITY, 2, '0'],
])('%d with at most %i decimals is %s', (value, decimals, text) => {
  expect(groupNumber(value, decimals)).toBe(text)
})

it('only separates: without the commas it is the number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const text = groupNumber(value)
      expect(text).toMatch(/^-?\d{1,3}(?:,\d{3})*$/)
      expect(Number(text.replaceAll(',', ''))).toBe(value === 0 ? 0 : value)
    }),
  )
})
