import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  maybe,
  oneOf,
  optionalAmount,
  optionalCount,
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

/** ASSUMED. Times: `YYYY-MM-DD HH:mm:ss`. A status that cannot be read is unknown: the times decide. */
export const ExchangeDate = fields({
  startTime: time,
  endTime: time,
  serverTime: time,
  status: code,
})
export type ExchangeDate = Read<typeof ExchangeDate>

/** When the exchange runs. Path ASSUMED. */
export const readExchangeDate = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityDate',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityDate',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: ExchangeDate,
})

/** ASSUMED. */
export const ExchangeInfo = fields({
  name: label,
  banner: url,
  notices: labels,
  ruleType: code,
  shareTitle: label,
  shareDesc: label,
})
export type ExchangeInfo = Read<typeof ExchangeInfo>

/** What the exchange says of itself. Path ASSUMED. */
export const readExchangeInfo = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityInfo',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityInfo',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: ExchangeInfo,
})

/**
 * ASSUMED: what an activity offers or draws. `price` in 分; `probability`: a share of 1; `mineLeft`: how many the person
 * who asks may still have, or how often draw. Undefined where the platform does not say.
 */
export const ActivityGoods = fields({
  goodsId: id,
  name: label,
  img: url,
  price: optionalCount,
  needIntegral: optionalCount,
  stock: optionalCount,
  limitPerUser: count,
  mineLeft: optionalCount,
  tag: label,
  isDraw: flag,
  prizes: list(fields({ prizeId: id, name: label, img: url, probability: optionalAmount })),
})
export type ActivityGoods = Read<typeof ActivityGoods>

/** What an activity puts in front. Path ASSUMED. */
export const listActivityGoods = endpoint<OfActivity>()({
  name: 'lhExchange/findActivityGoods',
  method: 'GET',
  path: '/acApi/lhExchange/findActivityGoods',
  auth: 'optional',
  given: 'nothing',
  answer: rows(ActivityGoods),
})

/** ASSUMED. A limit of 0 is none; what cannot be read is virtual, so that nobody is asked for an address in vain. */
export const Commodity = fields({
  productId: id,
  name: label,
  img: url,
  images: urls,
  needIntegral: optionalCount,
  marketPrice: optionalAmount,
  stock: optionalCount,
  limitPerUser: count,
  exchanged: count,
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
  given: 'nothing',
  answer: paged(Commodity),
})

/** ASSUMED. */
export const DeliveryAddress = fields({
  addressId: id,
  name: label,
  phoneMasked: text,
  province: label,
  city: label,
  district: label,
  detail: label,
  isDefault: flag,
})
export type DeliveryAddress = Read<typeof DeliveryAddress>

/** The person's own addresses. Path ASSUMED. */
export const listAddresses = endpoint<void>()({
  name: 'lhExchange/findAddressList',
  method: 'GET',
  path: '/acApi/lhExchange/findAddressList',
  auth: 'required',
  given: 'nothing',
  answer: rows(DeliveryAddress),
})

/** ASSUMED. `leftIntegral`: undefined where the platform does not say. */
export const CommodityOrder = fields({
  orderNo: id,
  status: code,
  leftIntegral: optionalCount,
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
