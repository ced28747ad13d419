import { endpoint } from './core/endpoint'
import {
  code,
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
  paged,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'
import { coordinate } from './land'
import { PlacedOrder } from './orders'

/**
 * ASSUMED: one piece on the market. `price` in 分. A status that cannot be read is not for sale. `landId` and the
 * coordinates: of a plot, else '' and undefined.
 */
export const Sale = fields({
  saleId: id,
  itemId: id,
  name: label,
  cover: url,
  serialNo: code,
  price: optionalCount,
  sellerUid: id,
  sellerName: label,
  status: oneOf('LOCKED', 'ON_SALE', 'SOLD'),
  mine: flag,
  landId: id,
  coordX: coordinate,
  coordY: coordinate,
})
export type Sale = Read<typeof Sale>

/** ASSUMED: what is traded. Prices in 分, undefined where nobody offers or wants one; `feeRate`: a share of 1. */
export const MarketItem = fields({
  itemId: id,
  name: label,
  cover: url,
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
  /** ASSUMED, as `wantBuyTradeList` has it: the person's own ones alone. */
  mine?: boolean | undefined
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

/**
 * ASSUMED: somebody wants to buy. `price` of one, in 分; `remain`: how many are still wanted; `expireAt`:
 * `YYYY-MM-DD HH:mm:ss`. A status that cannot be read takes nothing any more.
 */
export const Want = fields({
  tradeId: id,
  itemId: id,
  name: label,
  price: optionalCount,
  quantity: optionalCount,
  remain: optionalCount,
  buyerName: label,
  expireAt: time,
  status: oneOf('CANCELLED', 'OPEN', 'DONE', 'EXPIRED'),
  mine: flag,
})
export type Want = Read<typeof Want>

export interface WantsRequest {
  itemId?: string | undefined
  mine?: boolean | undefined
  pageNo: number
  pageSize: number
}

/** What people want to buy, the best price first; path and fields ASSUMED. */
export const listWants = endpoint<WantsRequest>()({
  name: 'market/wantBuyTradeList',
  method: 'GET',
  path: '/newcommerce/api/market/wantBuyTradeList',
  auth: 'optional',
  given: 'nothing',
  answer: paged(Want),
})

/** ASSUMED: what became of a market move. Amounts in 分. A status that cannot be read is on its way. */
export const Trade = fields({
  orderNo: id,
  status: oneOf('PROCESSING', 'SUCCESS'),
  amount: count,
  fee: count,
  income: count,
})
export type Trade = Read<typeof Trade>

/** A market move. Prices in 分, as the page has shown them: the platform refuses another one with 30004. */
export interface TradeRequest {
  bizNo: string
  action: 'CREATE_WANT' | 'CANCEL_WANT' | 'ACCEPT_WANT' | 'LIST' | 'UNLIST'
  itemId?: string
  tradeId?: string
  /** With LIST: what is offered already, at another price. ASSUMED. */
  saleId?: string
  assetId?: string
  price?: number
  quantity?: number
  /** For how long something is wanted. ASSUMED. */
  days?: number
}

/** Offers, takes back, wants, or sells to somebody who wants. Path and fields ASSUMED. */
export const processTransaction = endpoint<TradeRequest>()({
  name: 'market/processTransaction',
  method: 'POST',
  path: '/newcommerce/api/market/processTransaction',
  auth: 'required',
  given: 'nothing',
  answer: maybe(Trade),
})

export interface BuyRequest {
  bizNo: string
  saleId: string
  /** In 分, as the page has shown it: the platform refuses another one with 30004. */
  price: number
}

/** Orders one piece, which waits for its payment. Path and fields ASSUMED. */
export const buySale = endpoint<BuyRequest>()({
  name: 'market/buy',
  method: 'POST',
  path: '/newcommerce/api/market/buy',
  auth: 'required',
  given: 'nothing',
  answer: PlacedOrder,
})
