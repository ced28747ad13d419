import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  code,
  count,
  digits,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  maybe,
  oneOf,
  optionalCount,
  optionalFen,
  optionalPoints,
  optionalShare,
  optionalYuan,
  paged,
  rows,
  text,
  time,
  url,
  urls,
} from './core/read'
import type { Read } from './core/read'

interface OfActivity {
  activityId?: string | undefined
}

/** ASSUMED: when the exchange runs. A status that cannot be read is unknown: the times decide. */
export const ExchangeDate = fields({
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The status of the exchange. */
  status: campaignStatus,
})
export type ExchangeDate = Read<typeof ExchangeDate>

/** When the exchange runs. Path ASSUMED. */
export const readExchangeDate = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityDate',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityDate',
  auth: 'optional',
  sameForAll: true,
  answer: ExchangeDate,
})

/** ASSUMED. The exchange's own description. */
export const ExchangeInfo = fields({
  name: label,
  banner: url,
  /** Lines of news, in their order. */
  notices: labels,
  /** Which text has the rules, as `privacy/getByType` names it; empty: the usual one. */
  ruleType: code,
  /** The title of the page where it is shared. */
  shareTitle: label,
  /** The line below that title. */
  shareDesc: label,
})
export type ExchangeInfo = Read<typeof ExchangeInfo>

/** The exchange's own description. Path ASSUMED. */
export const readExchangeInfo = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityInfo',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityInfo',
  auth: 'optional',
  sameForAll: true,
  answer: ExchangeInfo,
})

/** ASSUMED: what an activity offers or draws. */
export const ActivityGoods = fields({
  goodsId: id,
  name: label,
  img: url,
  price: optionalFen,
  needIntegral: optionalPoints,
  stock: optionalCount,
  limitPerUser: count,
  /** How many the caller may still have, or how often draw. */
  mineLeft: optionalCount,
  /** A word on its picture. */
  tag: label,
  /** It is drawn, and one of `prizes` comes out. */
  isDraw: flag,
  /** The possible prizes of a draw, in their order on the wheel. */
  prizes: list(
    fields({
      /** The prize. */
      prizeId: id,
      name: label,
      img: url,
      /** How probable the prize is. */
      probability: optionalShare,
    }),
  ),
})
export type ActivityGoods = Read<typeof ActivityGoods>

/** The featured goods of an activity. Path ASSUMED. */
export const listActivityGoods = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityGoods',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityGoods',
  auth: 'optional',
  answer: rows(ActivityGoods),
})

/** ASSUMED: goods for points. An unreadable type is virtual, so that no needless address is asked for. */
export const Commodity = fields({
  productId: digits,
  name: label,
  img: url,
  images: urls,
  needIntegral: optionalPoints,
  /** What it costs elsewhere. */
  marketPrice: optionalYuan,
  stock: optionalCount,
  limitPerUser: count,
  /** How many of it the person who asks has had. */
  exchanged: count,
  /** Whether it is delivered. */
  type: oneOf('VIRTUAL', 'PHYSICAL'),
  status: oneOf('ON', 'OFF'),
})
export type Commodity = Read<typeof Commodity>

export const COMMODITY_PAGE_SIZE = 20

/** Goods for points. Path ASSUMED. */
export const listCommodities = endpoint<OfActivity & { pageNo: number; pageSize: number }>()({
  name: 'lhExchange/commodityList',
  method: 'GET',
  path: '/acApi/lhExchange/commodityList',
  auth: 'optional',
  answer: paged(Commodity),
})

/** ASSUMED. An address of the person who asks. */
export const DeliveryAddress = fields({
  addressId: id,
  /** The person who receives it. */
  name: label,
  phoneMasked: text,
  /** The province. */
  province: label,
  city: label,
  /** The district of the city. */
  district: label,
  /** Street and house. */
  detail: label,
  /** The person uses this address usually. */
  isDefault: flag,
})
export type DeliveryAddress = Read<typeof DeliveryAddress>

/** The person's own addresses. Path ASSUMED. */
export const listAddresses = endpoint<void>()({
  name: 'lhExchange/findAddressList',
  method: 'GET',
  path: '/acApi/lhExchange/findAddressList',
  auth: 'required',
  answer: rows(DeliveryAddress),
})

/** ASSUMED: an exchange of points. */
export const CommodityOrder = fields({
  orderNo: id,
  /** The state of the order. No page shows it. */
  status: code,
  /** The balance afterwards. */
  leftIntegral: optionalPoints,
})
export type CommodityOrder = Read<typeof CommodityOrder>

/** Exchanges points for one item. Path ASSUMED. GIVEN: productId, addressId. */
export const exchangeCommodity = endpoint<{
  productId: string
  /** '' for what is not delivered. */
  addressId: string
  bizNo: string
}>()({
  name: 'lhExchange/exchangeCommodity',
  method: 'POST',
  path: '/acApi/lhExchange/exchangeCommodity',
  auth: 'required',
  given: 'method',
  query: ['productId', 'addressId'],
  answer: maybe(CommodityOrder),
})
