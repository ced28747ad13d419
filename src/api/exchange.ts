import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  id,
  list,
  maybe,
  number,
  oneOf,
  optionalAmount,
  optionalFlag,
  text,
  time,
} from './core/read'
import type { Read, Reader } from './core/read'

/** Missing says that there is no such limit, which is not the same as having nothing left. */
const limit: Reader<number | undefined> = (value) =>
  value === undefined || value === null || value === '' ? undefined : count(value)

/** ASSUMED. `type`: ALIPAY, WECHAT, BANK. */
const Payee = fields({ type: code, accountMasked: text })
export type Payee = Read<typeof Payee>

/** ASSUMED. Amounts count rewards, whole ones. `rate`: yuan for one reward; `feeRate`: the fee's share of the cash. */
export const ExchangeConfig = fields({
  activityId: id,
  status: code,
  startTime: time,
  endTime: time,
  serverTime: time,
  rate: number,
  feeRate: optionalAmount,
  minAmount: count,
  maxAmount: limit,
  step: count,
  dailyLimit: limit,
  todayLeft: limit,
  poolLeft: limit,
  available: count,
  frozen: count,
  realNameRequired: optionalFlag,
  payee: maybe(Payee),
})
export type ExchangeConfig = Read<typeof ExchangeConfig>

const OrderStatus = oneOf('PROCESSING', 'SUCCESS', 'FAILED')
export type OrderStatus = Read<typeof OrderStatus>

/** ASSUMED. `cashAmount` and `fee` are yuan, as decimals; `etaText`: when the money comes, such as `T+1`. */
export const ExchangeOrder = fields({
  orderNo: id,
  status: OrderStatus,
  cashAmount: code,
  fee: code,
  etaText: text,
})
export type ExchangeOrder = Read<typeof ExchangeOrder>

/** ASSUMED. */
export const ExchangeRecord = fields({
  orderNo: id,
  amount: count,
  cashAmount: code,
  fee: code,
  status: OrderStatus,
  createTime: time,
  finishTime: time,
  failReason: text,
})
export type ExchangeRecord = Read<typeof ExchangeRecord>

/** ASSUMED. `totalCash`: yuan paid out so far. */
export const ExchangeHistory = fields({
  hasMore: flag,
  totalCash: code,
  list: list(ExchangeRecord),
})
export type ExchangeHistory = Read<typeof ExchangeHistory>

/** The name is the specification's, the path ASSUMED. */
export const readExchangeConfig = endpoint<{ activityId?: string }>()({
  name: 'rewardsToCashCampaign/config',
  method: 'GET',
  path: '/finance/rewardsToCashCampaign/config',
  auth: 'required',
  given: 'method',
  answer: ExchangeConfig,
})

/** Turns rewards into cash. The name is the specification's, the path ASSUMED. */
export const repurchaseRewards = endpoint<{ amount: number; bizNo: string }>()({
  name: 'rewardsSystemRepurchase',
  method: 'POST',
  path: '/finance/rewardsSystemRepurchase',
  auth: 'required',
  given: 'method',
  answer: ExchangeOrder,
})

export interface HistoryRequest {
  status?: OrderStatus
  pageNo: number
  pageSize: number
}

export const RECORDS_PAGE_SIZE = 20

/** The newest first. The name is the specification's, the path ASSUMED. */
export const listRepurchases = endpoint<HistoryRequest>()({
  name: 'rewardsSystemRepurchase/history',
  method: 'GET',
  path: '/finance/rewardsSystemRepurchase/history',
  auth: 'required',
  given: 'method',
  answer: ExchangeHistory,
})
