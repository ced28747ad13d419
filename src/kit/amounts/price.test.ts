import { expect, it } from 'vitest'
import { priceError, typedPrice } from './price'

it.each([
  ['1', 100],
  ['0.99', undefined],
  ['1280.5', 128_050],
  ['9999999.99', 999_999_999],
  ['10000000', undefined],
  ['', undefined],
  ['1.', 100],
  ['12,5', 1250],
  ['1,000', 100_000],
  ['1.000', undefined],
])('%j is a price of %s 分', (typed, price) => {
  expect(typedPrice(typed)).toBe(price)
})

it('says of a price what is wrong: none, or no right one', () => {
  expect([priceError(' '), priceError('0'), priceError('12')]).toEqual([
    '请输入价格',
    '请输入正确的价格',
    undefined,
  ])
})
