import { endpoint } from './core/endpoint'
import { code, fen, fields, id, label, maybe, oneOf, optionalCount, time, url } from './core/read'
import type { Read } from './core/read'

/** The number that makes an order, a repurchase or a market move happen once. Path and fields ASSUMED. GIVEN: X-Request-Source. */
export const getBizNo = endpoint<{
  /** The purpose of the number, such as MARKET. */
  bizType: string
}>()({
  name: 'order/get_biz_no',
  method: 'GET',
  path: '/newcommerce/api/order/get_biz_no',
  auth: 'required',
  safe: false,
  headers: { 'X-Request-Source': 'h5' },
  answer: fields({ bizNo: code, expireAt: time }),
})

/** ASSUMED: an order as it was taken. An unreadable status counts as unpaid: the unpaid order shows the real one. */
export const PlacedOrder = fields({
  orderNo: id,
  /** The amount to pay. */
  amount: fen,
  status: oneOf('UNPAID', 'PAID'),
  payExpireAt: time,
  appPayPath: url,
})
export type PlacedOrder = Read<typeof PlacedOrder>

export interface OrderRequest {
  bizNo: string
  /** The ordered item. */
  skuId: string
  quantity: number
  /** The price of one, as the page has shown it: the platform refuses another one with 30004. */
  price: number
  /** How many points pay a part of it. */
  useIntegral: number
}

/** Orders goods for money. Path and fields ASSUMED. */
export const addOrder = endpoint<OrderRequest>()({
  name: 'order/addOrder',
  method: 'POST',
  path: '/newcommerce/api/order/addOrder',
  auth: 'required',
  answer: PlacedOrder,
})

/** ASSUMED: an order of an activity: paid with money, or a draw that is paid with points. */
export const ActivityOrder = fields({
  orderNo: id,
  /** The amount to pay. */
  amount: fen,
  status: oneOf('UNPAID', 'PAID'),
  payExpireAt: time,
  appPayPath: url,
  /** The place of the prize among `prizes` of the goods, from 0. */
  prizeIndex: optionalCount,
  /** The drawn prize. */
  prize: maybe(fields({ name: label, img: url })),
})
export type ActivityOrder = Read<typeof ActivityOrder>

export interface ActivityOrderRequest {
  bizNo: string
  activityId?: string | undefined
  goodsId: string
  quantity: number
}

/** Orders goods of an activity, or draws. Path and fields ASSUMED. */
export const addActivityOrder = endpoint<ActivityOrderRequest>()({
  name: 'order/addActOrder',
  method: 'POST',
  path: '/newcommerce/api/order/addActOrder',
  auth: 'required',
  answer: ActivityOrder,
})

/** ASSUMED: an order that waits for its payment. */
export const UnpaidOrder = fields({
  orderNo: id,
  /** The name of what was ordered. */
  goodsName: label,
  /** The amount to pay. */
  amount: fen,
  payExpireAt: time,
  serverTime: time,
  appPayPath: url,
})
export type UnpaidOrder = Read<typeof UnpaidOrder>

/** The person's order that waits for its payment, of this kind, or null. Path and fields ASSUMED. */
export const readUnpaidOrder = endpoint<{
  /** The kind of order, such as DEBUT. */
  scene: string
}>()({
  name: 'order/getUnpaidOrder',
  method: 'GET',
  path: '/newcommerce/api/order/getUnpaidOrder',
  auth: 'required',
  answer: maybe(UnpaidOrder),
})
