import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExchangeConfig } from '@/api/exchange'
import {
  feeRateText,
  grossOf,
  moneyOf,
  moneyOfYuan,
  problemOf,
  quickAmounts,
  quoteOf,
  rangeOf,
  rateText,
  ratesOf,
} from './amount'
import { TERMS } from '@tests/support/exchangeTerms'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
/** Rates as a platform writes them: at most six decimals. */
const rates = fc.integer({ min: 0, max: 3_000_000 }).map((millionths) => millionths / 1_000_000)
const feeRates = fc.integer({ min: 0, max: 2_000_000 }).map((millionths) => millionths / 1_000_000)

describe('the quote', () => {
  test.each([
    [100, 1, 99],
    [1_230, 7, 1_223],
    [5_000, 30, 4_970],
    [20_000, 120, 19_880],
    [0, 0, 0],
  ])('%i rewards: fee %i fen, cash %i fen', (amount, fee, cash) => {
    expect(quoteOf(amount, TERMS)).toEqual({ amount, gross: amount, fee, cash })
  })

  test.each([
    // 1.5 fen and 0.5 fen are rounded up, 0.4999 fen is not.
    [250, 0.006, 2],
    [50, 0.01, 1],
    [49, 0.01, 0],
    [1, 0.1 + 0.2, 0],
    [10, 0.29, 3],
  ])('%i fen at a fee rate of %f: %i fen', (amount, feeRate, fee) => {
    expect(quoteOf(amount, { rate: 0.01, feeRate }).fee).toBe(fee)
  })

  test('cash and fee make up the gross, none is negative or a fraction, and no fen is made from nothing', () => {
    fc.assert(
      fc.property(amounts, rates, feeRates, (amount, rate, feeRate) => {
        const { gross, fee, cash } = quoteOf(amount, { rate, feeRate })
        expect(cash + fee).toBe(gross)
        for (const fen of [gross, fee, cash]) {
          expect(Number.isSafeInteger(fen)).toBe(true)
          expect(fen).toBeGreaterThanOrEqual(0)
        }
        const exact = BigInt(amount) * BigInt(Math.round(rate * 1_000_000))
        expect(BigInt(gross)).toBe(exact / 10_000n)
      }),
    )
  })

  test('of any amount that there is, the gross is exact, or said not to be known', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), rates, feeRates, (amount, rate, feeRate) => {
        const { gross, fee, cash } = quoteOf(amount, { rate, feeRate })
        const exact = (BigInt(amount) * BigInt(Math.round(rate * 1_000_000))) / 10_000n
        if (exact > BigInt(Number.MAX_SAFE_INTEGER)) {
          expect([gross, fee, cash].map(moneyOf)).toEqual(['--', '--', '--'])
          return
        }
        expect(BigInt(gross)).toBe(exact)
        expect(cash + fee).toBe(gross)
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(cash).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test.each([
    [90_071_992_547_409, 0.01, '¥900,719,925,474.09'],
    [90_071_992_547_410, 0.01, '¥900,719,925,474.10'],
    [Number.MAX_SAFE_INTEGER, 0.01, '¥90,071,992,547,409.91'],
    [Number.MAX_SAFE_INTEGER, 0.02, '--'],
  ])('%i rewards at %f are worth %s', (amount, rate, money) => {
    expect(moneyOf(grossOf(amount, { rate }))).toBe(money)
  })

  test('the fee lies within half a fen of its exact share', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (amount, millionths) => {
        const { gross, fee } = quoteOf(amount, { rate: 0.01, feeRate: millionths / 1_000_000 })
        const off = BigInt(fee) * 1_000_000n - BigInt(gross) * BigInt(millionths)
        expect(off > -500_000n && off <= 500_000n).toBe(true)
      }),
    )
  })

  test('more rewards never bring less cash', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const terms = { rate, feeRate: 0.006 }
        expect(quoteOf(less, terms).cash).toBeLessThanOrEqual(quoteOf(more, terms).cash)
      }),
    )
  })

  test('money is said with two decimals', () => {
    expect(moneyOf(123_450)).toBe('¥1,234.50')
    expect(moneyOf(7)).toBe('¥0.07')
    expect(moneyOfYuan('98.5')).toBe('¥98.50')
    expect(moneyOfYuan('98.500')).toBe('¥98.50')
    expect(moneyOfYuan('12')).toBe('¥12.00')
    expect(moneyOfYuan('1234567890123')).toBe('¥1,234,567,890,123.00')
    for (const odd of [
      '',
      '-1',
      'x1',
      '1x',
      '1.5x',
      '12345678901234',
      '98.509',
      'NaN',
      '<b>1</b>',
      '1e9',
    ])
      expect(moneyOfYuan(odd)).toBe('--')
  })

  test.each([
    [0.01, '100奖励 = 1元'],
    [0.015, '100奖励 = 1.5元'],
    [1, '1奖励 = 1元'],
    [2.5, '1奖励 = 2.5元'],
    [0.0001, '10,000奖励 = 1元'],
    [0, '--'],
  ])('a rate of %f reads %s', (rate, text) => {
    expect(rateText({ rate })).toBe(text)
  })

  test('the fee rate is said in per cent', () => {
    expect(feeRateText({ feeRate: 0.006 })).toBe('0.6%')
    expect(feeRateText({ feeRate: 0.0125 })).toBe('1.25%')
    expect(feeRateText({ feeRate: 0.00005 })).toBe('0.01%')
    expect(feeRateText({ feeRate: 0 })).toBe('免手续费')
  })

  test('only no fee at all is free: the smallest share of a large amount is money', () => {
    expect(feeRateText({ feeRate: 0.00004 })).toBe('低于0.01%')
    expect(quoteOf(20_000, { rate: 0.01, feeRate: 0.00004 }).fee).toBe(1)
  })

  test('what the platform does not say is not known, and not nothing', () => {
    expect(feeRateText({ feeRate: undefined })).toBe('--')
    expect(moneyOf(undefined)).toBe('--')
    expect(ratesOf({ rate: 0.01, feeRate: undefined })).toBeUndefined()
    expect(ratesOf({ rate: 0, feeRate: 0 })).toBeUndefined()
    expect(ratesOf({ rate: 0.01, feeRate: 0 })).toEqual({ rate: 0.01, feeRate: 0 })
  })

  test.each([
    [0, 0],
    ['0', 0],
    ['0.006', 0.006],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['free', undefined],
    [-0.01, undefined],
    [Number.NaN, undefined],
    [{}, undefined],
  ])('a fee rate that arrives as %j is %s', (sent, read) => {
    expect(ExchangeConfig({ feeRate: sent }).feeRate).toBe(read)
  })
})

describe('the amount', () => {
  test.each([
    [undefined, '请输入兑现数量'],
    [0, '请输入兑现数量'],
    [1_005, '请输入10的整数倍'],
    [50, '最少兑现100'],
    [55, '最少兑现100'],
    [20_010, '单笔最多20000'],
    [20_005, '单笔最多20000'],
    [12_870, '可兑现数量不足'],
    [12_860, undefined],
    [100, undefined],
  ])('%s: %s', (amount, text) => {
    expect(problemOf(amount, TERMS)?.text).toBe(text)
  })

  test('today and the campaign have limits of their own', () => {
    expect(problemOf(600, { ...TERMS, todayLeft: 590 })?.text).toBe('超出今日剩余额度')
    expect(problemOf(600, { ...TERMS, poolLeft: 590 })?.text).toBe('超出活动剩余额度')
    expect(
      problemOf(600, { ...TERMS, todayLeft: 600, poolLeft: 600, maxAmount: 600 }),
    ).toBeUndefined()
    const none = { todayLeft: undefined, poolLeft: undefined, maxAmount: undefined }
    expect(problemOf(12_860, { ...TERMS, ...none })).toBeUndefined()
  })

  test('only what more digits cannot mend is said at once', () => {
    expect(problemOf(1, TERMS)?.isTooMuch).toBe(false)
    expect(problemOf(12_870, TERMS)?.isTooMuch).toBe(true)
  })

  test('what brings no cash is not exchanged', () => {
    expect(problemOf(100, { ...TERMS, rate: 0.00001 })?.text).toBe('数量过少，不足以兑现')
    expect(problemOf(100, { ...TERMS, feeRate: 1 })?.text).toBe('数量过少，不足以兑现')
  })

  test('without all of its terms nothing is exchanged', () => {
    expect(problemOf(100, { ...TERMS, rate: 0 })?.text).toBe('暂不可兑现')
    expect(problemOf(100, { ...TERMS, feeRate: undefined })?.text).toBe('暂不可兑现')
  })

  test('what is worth more than can be counted is not exchanged', () => {
    const endless = { maxAmount: undefined, todayLeft: undefined, poolLeft: undefined }
    const terms = { ...TERMS, ...endless, rate: 1, available: Number.MAX_SAFE_INTEGER }
    expect(problemOf(90_071_992_547_410, terms)?.text).toBe('暂不可兑现')
    expect(problemOf(90_071_992_547_400, terms)).toBeUndefined()
  })

  const limits = fc.record({
    available: fc.nat(2_000_000),
    minAmount: fc.nat(5_000),
    step: fc.nat(500),
    maxAmount: fc.option(fc.nat(100_000), { nil: undefined }),
    todayLeft: fc.option(fc.nat(100_000), { nil: undefined }),
    poolLeft: fc.option(fc.nat(9_000_000), { nil: undefined }),
    feeRate: fc.constantFrom(0, 0.006, 0.05),
  })

  test('every amount to tap can be exchanged, and never is more than there is', () => {
    fc.assert(
      fc.property(limits, (some) => {
        const terms = { ...TERMS, ...some }
        for (const { amount } of quickAmounts(terms)) {
          expect(amount).toBeLessThanOrEqual(terms.available)
          // A single reward is a fen, which the fee may take whole.
          const problem = problemOf(amount, terms)?.text
          expect([undefined, '数量过少，不足以兑现']).toContain(problem)
        }
      }),
    )
  })

  test('what is let through lies within the range', () => {
    fc.assert(
      fc.property(limits, amounts, (some, amount) => {
        const terms = { ...TERMS, ...some }
        if (problemOf(amount, terms)) return
        const { min, max, step } = rangeOf(terms)
        expect(amount).toBeGreaterThanOrEqual(min)
        expect(amount).toBeLessThanOrEqual(max)
        expect(amount % step).toBe(0)
      }),
    )
  })

  test('the range holds to each limit, in whole steps', () => {
    const none = { maxAmount: undefined, todayLeft: undefined, poolLeft: undefined }
    const range = (some: object) => rangeOf({ ...TERMS, ...none, available: 999, ...some })
    expect(range({})).toEqual({ min: 100, max: 990, step: 10 })
    for (const limit of ['maxAmount', 'todayLeft', 'poolLeft'])
      expect(range({ [limit]: 555 }).max).toBe(550)
    expect(range({ minAmount: 101 }).min).toBe(110)
    expect(range({ step: 0, minAmount: 0 })).toEqual({ min: 1, max: 999, step: 1 })
  })

  test('the shortcuts', () => {
    expect(quickAmounts(TERMS)).toEqual([
      { label: '最小', amount: 100 },
      { label: '50%', amount: 6_430 },
      { label: '全部', amount: 12_860 },
    ])
    expect(quickAmounts({ ...TERMS, available: 90 })).toEqual([])
    expect(quickAmounts({ ...TERMS, available: 105 }).map(({ amount }) => amount)).toEqual([
      100, 100, 100,
    ])
    expect(quickAmounts({ ...TERMS, available: 88_888 }).at(-1)?.amount).toBe(20_000)
  })
})
