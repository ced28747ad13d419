import { endpoint } from './core/endpoint'
import {
  code,
  count,
  digits,
  fen,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalCount,
  optionalFen,
  optionalShare,
  paged,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'
import { coordinate } from './land'
import { PlacedOrder } from './orders'

/** ASSUMED: one piece on the market. A status that cannot be read is not for sale. The coordinates are those of a plot. */
export const Sale = fields({
  saleId: id,
  itemId: digits,
  name: label,
  cover: url,
  serialNo: code,
  price: optionalFen,
  /** The person who sells it. */
  sellerUid: digits,
  /** The name of the person who sells it. */
  sellerName: label,
  /** LOCKED: it is being bought. */
  status: oneOf('LOCKED', 'ON_SALE', 'SOLD'),
  mine: flag,
  /** The plot; empty: it is none. */
  landId: digits,
  coordX: coordinate,
  coordY: coordinate,
})
export type Sale = Read<typeof Sale>

/** ASSUMED: what is traded. A price is left out if there is no offer or wish. */
export const MarketItem = fields({
  itemId: digits,
  name: label,
  cover: url,
  circulation: optionalCount,
  floorPrice: optionalFen,
  /** The highest price offered for it. */
  maxWantPrice: optionalFen,
  /** The share of the price that the platform takes from the seller. */
  feeRate: optionalShare,
})
export type MarketItem = Read<typeof MarketItem>

export const SALES_PAGE_SIZE = 20

export interface SalesRequest {
  itemId?: string | undefined
  /** In which order. */
  sort: 'PRICE_ASC' | 'PRICE_DESC' | 'NEW'
  keyword?: string | undefined
  /** ASSUMED: only those of the person who asks. */
  mine?: boolean | undefined
  pageNo: number
  pageSize: number
}

/** The offers on the market; path and fields ASSUMED. */
export const listSales = endpoint<SalesRequest>()({
  name: 'market/listByItem',
  method: 'GET',
  path: '/newcommerce/api/market/listByItem',
  auth: 'optional',
  answer: fields({
    /** The traded item, if the request has its id. */
    item: maybe(MarketItem),
    total: count,
    hasMore: flag,
    list: list(Sale),
  }),
})

/** ASSUMED: a wish to buy. An unreadable status takes nothing any more. */
export const Want = fields({
  tradeId: id,
  itemId: digits,
  name: label,
  price: optionalFen,
  /** How many are wanted in all. */
  quantity: optionalCount,
  /** How many are still wanted. */
  remain: optionalCount,
  /** The name of the person who wants to buy. */
  buyerName: label,
  expireAt: time,
  /** OPEN: it still buys; DONE: all have been bought. */
  status: oneOf('CANCELLED', 'OPEN', 'DONE', 'EXPIRED'),
  mine: flag,
})
export type Want = Read<typeof Want>

export interface WantsRequest {
  itemId?: string | undefined
  /** Only those of the person who asks. */
  mine?: boolean | undefined
  pageNo: number
  pageSize: number
}

/** The wishes to buy, the best price first; path and fields ASSUMED. */
export const listWants = endpoint<WantsRequest>()({
  name: 'market/wantBuyTradeList',
  method: 'GET',
  path: '/newcommerce/api/market/wantBuyTradeList',
  auth: 'optional',
  answer: paged(Want),
})

/** ASSUMED: the result of a market move. An unreadable status means that it is being processed. */
export const Trade = fields({
  orderNo: id,
  status: oneOf('PROCESSING', 'SUCCESS'),
  /** The price of all pieces together. */
  amount: fen,
  /** The fee that the platform takes. */
  fee: fen,
  /** What the seller gets. */
  income: fen,
})
export type Trade = Read<typeof Trade>

/** A market move. */
export interface TradeRequest {
  bizNo: string
  /**
   * CREATE_WANT: offers to buy; CANCEL_WANT: withdraws that; ACCEPT_WANT: sells for another person's wish; LIST: offers
   * for sale; UNLIST: withdraws that.
   */
  action: 'CREATE_WANT' | 'CANCEL_WANT' | 'ACCEPT_WANT' | 'LIST' | 'UNLIST'
  itemId?: string
  tradeId?: string
  /** With LIST: what is offered already, at another price. ASSUMED. */
  saleId?: string
  assetId?: string
  /** The price of one, as the page has shown it: the platform refuses another one with 30004. */
  price?: number
  quantity?: number
  /** For how long something is wanted. ASSUMED. */
  days?: number
}

/** Offers, withdraws, wishes, or sells for a wish. Path and fields ASSUMED. */
export const processTransaction = endpoint<TradeRequest>()({
  name: 'market/processTransaction',
  method: 'POST',
  path: '/newcommerce/api/market/processTransaction',
  auth: 'required',
  answer: maybe(Trade),
})

export interface BuyRequest {
  bizNo: string
  saleId: string
  /** The price as the page has shown it: the platform refuses another one with 30004. */
  price: number
}

/** Orders one piece, which waits for its payment. Path and fields ASSUMED. */
export const buySale = endpoint<BuyRequest>()({
  name: 'market/buy',
  method: 'POST',
  path: '/newcommerce/api/market/buy',
  auth: 'required',
  answer: PlacedOrder,
})
