import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanAmount,
  formatAmount,
  moneyText,
  parseAmount,
  plainAmount,
  shareOf,
  typedAmount,
  unclearAmount,
  yuanText,
} from './money'

const units = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('what is typed', () => {
  test.each([
    ['１，０００', '1,000'],
    [' 1 000 积分', '1000'],
    ["1'000", '1000'],
    ['007', '7'],
    ['0', '0'],
    ['-5', '5'],
    ['1e5', '15'],
    ['', ''],
    ['¥1,234.56元', '1,234.56'],
    ['1。5', '1.5'],
    ['1．5', '1.5'],
    ['1｡5', '1.5'],
    ['1·5', '1.5'],
    ['1、5', '1,5'],
    ['5.', '5.'],
    ['9'.repeat(30), '9'.repeat(15)],
  ])('%j gets in as %j', (text, cleaned) => {
    expect(cleanAmount(text)).toBe(cleaned)
  })

  test('what gets in is a safe amount or none, and cleaning it again changes nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', '5', '.', ',', '，', '。') }),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(0, 1, 2), (typed, decimals) => {
        const cleaned = cleanAmount(typed)
        expect(cleanAmount(cleaned)).toBe(cleaned)
        const amount = parseAmount(cleaned, decimals)
        if (amount === undefined) return
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(parseAmount(plainAmount(cleaned) ?? '', decimals)).toBe(amount)
      }),
    )
  })

  test.each([
    ['12,5', 1250],
    ['12，50', 1250],
    ['12,', 1200],
    ['0,5', 50],
    [',5', 50],
    ['1 000,50', 100_050],
    ['1.000,50', 100_050],
    ['1,000', 100_000],
    ['1，０００', 100_000],
    ['1,000,000', 100_000_000],
    ['1.000.000', 100_000_000],
    ['1,234.5', 123_450],
    ['12.50', 1250],
    ['12。5', 1250],
    ['1.', 100],
    ['.5', 50],
  ])('a price of %s is read as %i 分', (text, amount) => {
    expect(parseAmount(cleanAmount(text), 2)).toBe(amount)
    expect(unclearAmount(cleanAmount(text), 2)).toBeUndefined()
  })

  test.each([
    '1.000',
    '1.234',
    '12,5000',
    '1000,500',
    '0,500',
    '1,0000',
    '1,00,000',
    '1,2,3',
    '1.2.3',
    '1,234.567',
    '1,000,50',
    '12,,5',
    '.',
  ])('what a price of %s is has to be asked', (text) => {
    expect(cleanAmount(text)).toBe(text)
    expect(parseAmount(text, 2)).toBeUndefined()
    expect(unclearAmount(text, 2)).toBe('请确认小数点：用“.”输入，最多2位小数')
  })

  test('whole numbers are whole: no point is left out', () => {
    const read = (text: string) => parseAmount(cleanAmount(text))
    expect(['1,000', '12.', '12.00', '1,000.0'].map(read)).toEqual([1000, 12, 12, 1000])
    expect(['12.5', '12,5', '12，50', '1.000', '1,0000'].map(read)).toEqual(
      Array(5).fill(undefined),
    )
    expect(unclearAmount('12.5')).toBe('请输入整数')
    expect(unclearAmount('')).toBeUndefined()
  })

  test('an amount survives being written and read', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(0, 1, 2, 6), (amount, decimals) => {
        expect(parseAmount(typedAmount(amount, decimals), decimals)).toBe(amount)
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount)
      }),
    )
  })

  test.each(['', '.', ',', '-1', '1.234', '1e3', '99999999999999999', 'NaN'])(
    '%j is no amount of money',
    (text) => expect(parseAmount(text, 2)).toBeUndefined(),
  )
})

describe('what is shown', () => {
  test.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [123_456, 2, '1,234.56'],
    [1_234_567, 0, '1,234,567'],
    [999, 0, '999'],
    [Number.NaN, 2, '0.00'],
    [-1, 0, '0'],
    [1.5, 0, '0'],
    [2 ** 53, 0, '0'],
    [12_345_678, 6, '12.345678'],
  ])('%d with %i decimals is %j', (amount, decimals, text) => {
    expect(formatAmount(amount, decimals)).toBe(text)
  })

  test('typed amounts carry no needless digits', () => {
    expect([typedAmount(1250, 2), typedAmount(1200, 2), typedAmount(1000)]).toEqual([
      '12.5',
      '12',
      '1000',
    ])
  })

  test('a price carries its 分 only where it has some', () => {
    expect([123_450, 0].map(moneyText)).toEqual(['¥1,234.50', '¥0.00'])
    // 19.99 * 100 is 1998.9999999999998 for a double.
    expect([1980, 199.5, 19.99, 0].map(yuanText)).toEqual(['¥1,980', '¥199.50', '¥19.99', '¥0'])
  })
})

describe('a share', () => {
  test.each([
    [100, 0.015, 'down', 1],
    [100, 0.015, 'half-up', 2],
    [100, 0.015, 'up', 2],
    [100, 0.014, 'half-up', 1],
    [1000, 0.001, 'up', 1],
    // 1.005 * 1000 is 1004.9999999999999 for a double.
    [1000, 1.005, 'down', 1005],
    [3, 1e-7, 'up', 1],
    [5, 2, 'half-up', 10],
    [100, 0, 'up', 0],
    [5, 12.5, 'down', 62],
    [10_000_000, 2.5e-7, 'down', 2],
    [10_000_000, 2.5e-7, 'up', 3],
    [1, 1e21, 'down', Number.NaN],
    [0, 1e21, 'up', 0],
    [100, Number.NaN, 'up', 0],
    [100, -1, 'up', 0],
    [9_007_199_254_740_991, 1, 'down', 9_007_199_254_740_991],
  ] as const)('%d at %d, rounded %s, is %d', (amount, rate, rounding, share) => {
    expect(shareOf(amount, rate, rounding)).toBe(share)
  })

  test('can be in a smaller unit than the amount', () => {
    expect(shareOf(199, 0.015, 'down', 100)).toBe(298)
  })

  test('down, half up and up never differ by more than one, and lie around the true share', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 })
    const thousandths = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(cents, thousandths, (amount, rate) => {
        const [down, half, up] = (['down', 'half-up', 'up'] as const).map((rounding) =>
          shareOf(amount, rate / 1000, rounding),
        ) as [number, number, number]
        const exact = BigInt(amount) * BigInt(rate)
        expect(BigInt(down)).toBe(exact / 1000n)
        expect(up - down).toBe(exact % 1000n === 0n ? 0 : 1)
        expect(half).toBe(exact % 1000n >= 500n ? up : down)
      }),
    )
  })

  test('a fee and what is left are the amount again', () => {
    fc.assert(
      fc.property(units, fc.double({ min: 0, max: 1, noNaN: true }), (amount, rate) => {
        const fee = shareOf(amount, rate, 'half-up')
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
