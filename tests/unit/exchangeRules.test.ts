import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExchangeConfig, ExchangeRecord } from '@/api/exchange'
import { problemOf, quickAmounts, rangeOf } from '@/campaigns/exchange/amountRules'
import { GATES, gateOf } from '@/campaigns/exchange/gate'
import type { Gate } from '@/campaigns/exchange/gate'
import { acceptedText, reasonOf, wasTaken } from '@/campaigns/exchange/outcome'
import { payeeText } from '@/campaigns/exchange/payee'
import { feeRateText, moneyOf, moneyOfYuan, quoteOf, rateText } from '@/campaigns/exchange/quote'

const TERMS: ExchangeConfig = {
  activityId: '1',
  status: 'RUNNING',
  startTime: '',
  endTime: '',
  serverTime: '',
  rate: 0.01,
  feeRate: 0.006,
  minAmount: 100,
  maxAmount: 20_000,
  step: 10,
  dailyLimit: 30_000,
  todayLeft: 30_000,
  poolLeft: 5_000_000,
  available: 12_860,
  frozen: 0,
  realNameRequired: true,
  payee: { type: 'ALIPAY', accountMasked: '139****8801' },
}

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
    for (const odd of ['', '-1', '98.509', 'NaN', '<b>1</b>', '1e9'])
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
    expect(rateText({ rate, feeRate: 0 })).toBe(text)
  })

  test('the fee rate is said in per cent', () => {
    expect(feeRateText({ rate: 1, feeRate: 0.006 })).toBe('0.6%')
    expect(feeRateText({ rate: 1, feeRate: 0.0125 })).toBe('1.25%')
    expect(feeRateText({ rate: 1, feeRate: 0 })).toBe('免手续费')
  })
})

describe('the amount', () => {
  test.each([
    [undefined, '请输入兑现数量'],
    [0, '请输入兑现数量'],
    [1_005, '请输入10的整数倍'],
    [50, '最少兑现100'],
    [20_010, '单笔最多20000'],
    [12_870, '可兑现数量不足'],
    [12_860, undefined],
    [100, undefined],
  ])('%s: %s', (amount, text) => {
    expect(problemOf(amount, TERMS)?.text).toBe(text)
  })

  test('today and the campaign have limits of their own', () => {
    expect(problemOf(600, { ...TERMS, todayLeft: 590 })?.text).toBe('超出今日剩余额度')
    expect(problemOf(600, { ...TERMS, poolLeft: 590 })?.text).toBe('超出活动剩余额度')
    const none = { todayLeft: undefined, poolLeft: undefined, maxAmount: undefined }
    expect(problemOf(12_860, { ...TERMS, ...none })).toBeUndefined()
  })

  test('only what more digits cannot mend is said at once', () => {
    expect(problemOf(1, TERMS)?.isTooMuch).toBe(false)
    expect(problemOf(12_870, TERMS)?.isTooMuch).toBe(true)
  })

  test('what brings no cash is not exchanged', () => {
    expect(problemOf(100, { ...TERMS, rate: 0 })?.text).toBe('数量过少，不足以兑现')
    expect(problemOf(100, { ...TERMS, feeRate: 1 })?.text).toBe('数量过少，不足以兑现')
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

  test('the shortcuts', () => {
    expect(quickAmounts(TERMS)).toEqual([
      { label: '最小', amount: 100 },
      { label: '50%', amount: 6_430 },
      { label: '全部', amount: 12_860 },
    ])
    expect(quickAmounts({ ...TERMS, available: 90 })).toEqual([])
    expect(quickAmounts({ ...TERMS, available: 88_888 }).at(-1)?.amount).toBe(20_000)
  })
})

describe('what stands in the way', () => {
  const gate = (some: Partial<ExchangeConfig>, realName?: 'NONE' | 'PENDING' | 'PASSED') =>
    gateOf('READY', { ...TERMS, ...some }, realName)

  test.each<[Gate, Gate]>([
    [gate({}), 'READY'],
    [gate({}, 'PASSED'), 'READY'],
    [gate({ poolLeft: 0 }, 'NONE'), 'POOL_OUT'],
    [gate({}, 'NONE'), 'NO_REAL_NAME'],
    [gate({ realNameRequired: false }, 'NONE'), 'READY'],
    [gate({ payee: null }, 'PENDING'), 'REAL_NAME_PENDING'],
    [gate({ payee: null }), 'NO_PAYEE'],
    [gate({ payee: { type: 'BANK', accountMasked: '' } }), 'NO_PAYEE'],
    [gate({ todayLeft: 90 }), 'TODAY_OUT'],
    [gate({ available: 90 }), 'LACK'],
    [gateOf('ENDED', { ...TERMS, poolLeft: 0 }, 'NONE'), 'ENDED'],
    [gateOf('NOT_STARTED', TERMS, 'PASSED'), 'NOT_STARTED'],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected)
    expect(GATES[found].label).not.toBe('')
  })
})

describe('the outcome', () => {
  const record = (orderNo: string, amount: number): ExchangeRecord => ({
    orderNo,
    amount,
    cashAmount: '1.00',
    fee: '0.00',
    status: 'FAILED',
    createTime: '',
    finishTime: '',
    failReason: `reason of ${orderNo}`,
  })
  const history = (...list: ExchangeRecord[]) => ({ hasMore: false, totalCash: '', list })

  test('an order was taken when a new one of that amount stands in the history', () => {
    const before = { available: 500, history: history(record('a', 100)) }
    const after = (...list: ExchangeRecord[]) => ({ available: 400, history: history(...list) })
    expect(wasTaken(before, after(record('b', 100), record('a', 100)), 100)).toBe(true)
    expect(wasTaken(before, after(record('a', 100)), 100)).toBe(false)
    expect(wasTaken(before, after(record('b', 200), record('a', 100)), 100)).toBe(false)
  })

  test('without a history the balance tells', () => {
    const before = { available: 500, history: undefined }
    expect(wasTaken(before, { available: 400, history: undefined }, 100)).toBe(true)
    expect(wasTaken(before, { available: 450, history: history() }, 100)).toBe(false)
    expect(wasTaken(before, { available: 500, history: undefined }, 100)).toBe(false)
  })

  test('says when the money comes, and why not', () => {
    expect(acceptedText({ etaText: 'T+1' })).toBe('已提交，预计T+1到账')
    expect(acceptedText({ etaText: '' })).toBe('已提交，预计T+1到账')
    expect(acceptedText({ etaText: '2小时内到账' })).toBe('已提交，预计2小时内到账')
    expect(reasonOf('b', history(record('a', 1), record('b', 1)))).toBe('reason of b')
    expect(reasonOf('c', undefined)).toBe('')
  })

  test('names the account', () => {
    expect(payeeText({ type: 'BANK', accountMasked: '6222' })).toBe('银行卡 6222')
    expect(payeeText({ type: 'PIGEON', accountMasked: '1' })).toBe('收款账户 1')
  })
})
