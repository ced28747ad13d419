import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MarketItem, Sale, Want } from '@/api/market'
import { parseServerTime } from '@/lib/serverClock'
import {
  endText,
  factsOf,
  incomeOf,
  itemFor,
  isFarFrom,
  keywordError,
  keywordOf,
  nameOf,
  placeOf,
  priceText,
  rateText,
  remainText,
  saleActionOf,
  titleOf,
  wantActionOf,
} from './market'

const sale = (more: object) =>
  Sale({ saleId: '1', price: 98_000, status: 'ON_SALE', mine: false, ...more })
const want = (more: object) =>
  Want({
    tradeId: '1',
    price: 90_000,
    quantity: 3,
    remain: 2,
    expireAt: '2026-11-26 10:00:00',
    status: 'OPEN',
    mine: false,
    ...more,
  })
const BEFORE = parseServerTime('2026-11-26 09:59:59') ?? 0

describe('what can be done with an offer', () => {
  it.each([
    [{}, 'buy'],
    [{ price: 0 }, 'buy'],
    [{ mine: true }, 'unlist'],
    [{ mine: true, price: undefined }, 'unlist'],
    [{ mine: true, status: 'LOCKED' }, 'locked'],
    [{ status: 'LOCKED' }, 'locked'],
    [{ status: 'SOLD', mine: true }, 'sold'],
    [{ status: 'a word that nobody knows' }, 'locked'],
    [{ price: undefined }, 'closed'],
    [{ price: -1 }, 'closed'],
    [{ saleId: '' }, 'closed'],
  ])('%j: %s', (more, action) => {
    expect(saleActionOf(sale(more))).toBe(action)
  })

  it('is never a purchase of one’s own', () => {
    const any = fc.constantFrom('ON_SALE', 'LOCKED', 'SOLD', undefined)
    fc.assert(
      fc.property(any, fc.option(fc.nat()), (status, price) => {
        expect(saleActionOf(sale({ status, price, mine: true }))).not.toBe('buy')
      }),
    )
  })
})

describe('what can be done with a wish', () => {
  it.each([
    [{}, 'sell'],
    [{ mine: true }, 'cancel'],
    [{ remain: 0 }, 'done'],
    [{ remain: undefined }, 'sell'],
    [{ status: 'DONE' }, 'done'],
    [{ status: 'EXPIRED' }, 'expired'],
    [{ status: 'a word that nobody knows' }, 'cancelled'],
    [{ expireAt: '' }, 'sell'],
    [{ price: undefined }, 'closed'],
    [{ tradeId: '' }, 'closed'],
  ])('%j: %s', (more, action) => {
    expect(wantActionOf(want(more), BEFORE)).toBe(action)
  })

  it('is nothing from its last moment on', () => {
    expect(wantActionOf(want({}), BEFORE + 1000)).toBe('expired')
    expect(wantActionOf(want({ mine: true }), BEFORE + 1000)).toBe('expired')
  })
})

describe('the income', () => {
  it.each([
    [92_350, 0.05, { amount: 92_350, fee: 4618, income: 87_732 }],
    [100, 0.05, { amount: 100, fee: 5, income: 95 }],
    [109, 0.05, { amount: 109, fee: 5, income: 104 }],
    [110, 0.05, { amount: 110, fee: 6, income: 104 }],
    [999_999_999, 0.05, { amount: 999_999_999, fee: 50_000_000, income: 949_999_999 }],
    [98_000, 0, { amount: 98_000, fee: 0, income: 98_000 }],
    [98_000, 1, { amount: 98_000, fee: 98_000, income: 0 }],
    [98_000, undefined, undefined],
    [98_000, 5, undefined],
  ])('of %d at %s', (amount, rate, income) => {
    expect(incomeOf(amount, rate)).toEqual(income)
  })

  it('is the amount without the fee, to the cent, and never below nothing', () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_999_999 }), rate, (amount, feeRate) => {
        const quote = incomeOf(amount, feeRate)
        expect((quote?.fee ?? NaN) + (quote?.income ?? NaN)).toBe(amount)
        expect(quote?.income).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(quote?.fee)).toBe(true)
      }),
    )
  })
})

it.each([
  [49_000, false],
  [48_999, true],
  [196_000, false],
  [196_001, true],
])('a price of %d is far from a floor of 98000: %s', (price, isFar) => {
  expect(isFarFrom(price, 98_000)).toBe(isFar)
  expect(isFarFrom(price, undefined)).toBe(false)
  expect(isFarFrom(price, 0)).toBe(false)
})

it('knows floor and fee of the item that is shown alone', () => {
  const item = MarketItem({ itemId: '70010', feeRate: 0.05 })
  expect(itemFor(item, '70010')).toBe(item)
  expect(itemFor(item, '')).toBe(item)
  expect(itemFor(item, '70001')).toBeUndefined()
  expect(itemFor(undefined, '70001')).toBeUndefined()
})

it('searches for up to twenty characters, without the blanks around them', () => {
  expect(keywordOf('  小院 ')).toBe('小院')
  expect(keywordOf('   ')).toBe('')
  expect(keywordOf('地'.repeat(20))).toHaveLength(20)
  expect(keywordOf('地'.repeat(21))).toBeUndefined()
  expect(keywordError('🏡'.repeat(20))).toBeUndefined()
  expect(keywordError('地'.repeat(21))).toBe('最多输入20字')
})

it('says what is known, and dashes or nothing for the rest', () => {
  expect([priceText(128_000), priceText(undefined)]).toEqual(['¥1,280.00', '--'])
  expect([rateText(0.05), rateText(0.0025), rateText(undefined), rateText(7)]).toEqual([
    '5%',
    '0.25%',
    '--',
    '--',
  ])
  expect(titleOf({ name: ' 望山台\n 东', serialNo: 'A-1 ' })).toBe('望山台 东 A-1')
  expect(titleOf({ name: '', serialNo: '' })).toBe('未命名地块')
  expect(titleOf({ name: 'שלום', serialNo: '11-24' })).toBe('\u2068שלום\u2069 11-24')
  expect(placeOf({ coordX: 12, coordY: -8 })).toBe('X 12 · Y −8')
  expect(placeOf({ coordX: 12, coordY: undefined })).toBe('')
  expect([nameOf({ name: ' 望山台\n' }), nameOf({ name: ' ' }), nameOf(undefined)]).toEqual([
    '望山台',
    '数字地块',
    '数字地块',
  ])
  expect(titleOf({ name: '', serialNo: 'A-1' })).toBe('未命名地块 A-1')
  expect(placeOf({ coordX: undefined, coordY: 12 })).toBe('')
  expect(remainText({ remain: 2, quantity: 3 })).toBe('剩余2/3件')
  expect(remainText({ remain: 2, quantity: undefined })).toBe('剩余2件')
  expect(remainText({ remain: undefined, quantity: 3 })).toBe('')
  expect(endText('2026-11-26 10:00:00')).toBe('11月26日 10:00 到期')
  expect(endText('改天')).toBe('')
  expect(factsOf(undefined).map(({ value }) => value)).toEqual(['--', '--', '--'])
  expect(factsOf(MarketItem({ floorPrice: 100, maxWantPrice: 90, feeRate: 1 }))).toEqual([
    { name: '地板价', value: '¥1.00' },
    { name: '最高求购', value: '¥0.90' },
    { name: '手续费', value: '100%' },
  ])
})
