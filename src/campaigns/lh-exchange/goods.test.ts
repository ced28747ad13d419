import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Commodity } from '@/api/lhExchange'
import {
  goodsOn,
  limitText,
  leftText,
  productIdOf,
  offerLabel,
  offerOf,
  picturesOf,
  priceText,
  sortedGoods,
} from './goods'

const commodity = (more: Partial<Commodity> = {}): Commodity => ({
  productId: '1',
  name: '手账',
  img: '/a.svg',
  images: [],
  needIntegral: 100,
  marketPrice: 10,
  stock: 5,
  limitPerUser: 2,
  exchanged: 0,
  type: 'VIRTUAL',
  status: 'ON',
  ...more,
})

describe('what can be exchanged', () => {
  it.each([
    ['with more than enough', {}, 101, '立即兑换'],
    ['with exactly enough', {}, 100, '立即兑换'],
    ['by a guest, who logs in first', {}, undefined, '立即兑换'],
    ['not with one too few', {}, 99, '还差1积分'],
    ['not when it is gone', { stock: 0 }, 1000, '已抢光'],
    ['when it is the last one', { stock: 1 }, 1000, '立即兑换'],
    ['when nobody says how many there are', { stock: undefined }, 1000, '立即兑换'],
    ['not beyond the limit', { exchanged: 2 }, 1000, '已达上限'],
    ['without a limit', { limitPerUser: 0, exchanged: 9 }, 1000, '立即兑换'],
    ['not without a price', { needIntegral: undefined }, 1000, '暂不可兑换'],
  ])('%s', (_when, more, available, label) => {
    expect(offerLabel(offerOf(commodity(more), 'RUNNING', available))).toBe(label)
  })

  it('is nothing before and after', () => {
    expect(offerLabel(offerOf(commodity(), 'NOT_STARTED', 1000))).toBe('未开始')
    expect(offerLabel(offerOf(commodity(), 'ENDED', 1000))).toBe('已结束')
  })

  test('never costs more than the person has', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(3), (needIntegral, available, stock) => {
        const offer = offerOf(commodity({ needIntegral, stock }), 'RUNNING', available)
        if (offer.name === 'open') return needIntegral <= available && stock > 0
        return offer.name !== 'lack' || offer.missing === needIntegral - available
      }),
    )
  })
})

describe('the order', () => {
  const rows = [
    commodity({ productId: '1', needIntegral: 300 }),
    commodity({ productId: '2', needIntegral: 100 }),
    commodity({ productId: '3', needIntegral: undefined }),
    commodity({ productId: '4', needIntegral: 200, stock: 0 }),
    commodity({ productId: '5', status: 'OFF' }),
    commodity({ productId: '' }),
  ]
  const offer = (row: Commodity) => offerOf(row, 'RUNNING', 250)
  const ids = (sort: Parameters<typeof sortedGoods>[1]) =>
    sortedGoods(goodsOn(rows), sort, offer).map(({ productId }) => productId)

  it('is the platform’s, by points, or what the person can have', () => {
    expect(ids('default')).toEqual(['1', '2', '3', '4'])
    expect(ids('cheap')).toEqual(['2', '4', '1', '3'])
    expect(rows.map(productIdOf)).toEqual(['1', '2', '3', '4', '5', ''])
    expect(ids('mine')).toEqual(['2'])
  })
})

it('says what it costs, how many are left, and how many one may have', () => {
  expect(priceText({ needIntegral: 0 })).toBe('0积分')
  expect(priceText({ needIntegral: undefined })).toBe('积分待定')
  expect(leftText({ stock: 86 })).toBe('剩余86件')
  expect(leftText({ stock: undefined })).toBe('')
  expect(limitText(commodity({ exchanged: 1 }))).toBe('每人限兑2件，已兑1件')
  expect(limitText(commodity())).toBe('每人限兑2件')
  expect(limitText(commodity({ limitPerUser: 0 }))).toBe('')
  expect(limitText(commodity({ limitPerUser: 0, exchanged: 3 }))).toBe('已兑3件')
})

it('shows each picture once, and the one of the list where there are no others', () => {
  expect(picturesOf({ img: '/a', images: ['/b', '/b', '/c'] })).toEqual(['/b', '/c'])
  expect(picturesOf({ img: '/a', images: [] })).toEqual(['/a'])
})
