import { expect, test } from 'vitest'
import { isolated } from '@/lib/format/isolated'
import { paidGoods } from './paidGoods'

const OPEN = { name: '星河对杯', cover: '/cup.svg' }

test('the goods that are open are shown unless another order was paid', () => {
  const shown = { name: '星河对杯', image: '/cup.svg' }
  expect(paidGoods(undefined, OPEN)).toEqual(shown)
  expect(paidGoods('', OPEN)).toEqual(shown)
  expect(paidGoods(`${isolated('星河对杯')} × 2`, OPEN)).toEqual(shown)
  expect(paidGoods('鹊桥香囊 × 1', OPEN)).toEqual({ name: '鹊桥香囊 × 1', image: undefined })
})
