import { endpoint } from './core/endpoint'
import {
  count,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalAmount,
  optionalCount,
  text,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: one piece on the market. `price` in 分. A status that cannot be read is not for sale. */
export const Sale = fields({
  saleId: id,
  itemId: id,
  name: label,
  cover: text,
  serialNo: label,
  price: optionalCount,
  sellerUid: id,
  sellerName: label,
  status: oneOf('LOCKED', 'ON_SALE', 'SOLD'),
  mine: flag,
})
export type Sale = Read<typeof Sale>

/** ASSUMED: what is traded. Prices in 分, undefined where nobody offers or wants one; `feeRate`: a share of 1. */
export const MarketItem = fields({
  itemId: id,
  name: label,
  cover: text,
  circulation: optionalCount,
  floorPrice: optionalCount,
  maxWantPrice: optionalCount,
  feeRate: optionalAmount,
})
export type MarketItem = Read<typeof MarketItem>

export const SALES_PAGE_SIZE = 20

export interface SalesRequest {
  itemId?: string | undefined
  sort: 'PRICE_ASC' | 'PRICE_DESC' | 'NEW'
  keyword?: string | undefined
  pageNo: number
  pageSize: number
}

/** What is on the market; path and fields ASSUMED. */
export const listSales = endpoint<SalesRequest>()({
  name: 'market/listByItem',
  method: 'GET',
  path: '/newcommerce/api/market/listByItem',
  auth: 'optional',
  given: 'nothing',
  answer: fields({ item: maybe(MarketItem), total: count, hasMore: flag, list: list(Sale) }),
})
