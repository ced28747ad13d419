import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  code,
  count,
  digits,
  fields,
  flag,
  id,
  list,
  maybe,
  oneOf,
  optionalFlag,
  optionalShare,
  text,
  time,
  yuan,
  yuanText,
} from './core/read'
import type { Read, Reader } from './core/read'

/** Missing means that there is no such limit, which is not the same as having nothing left. */
const limit: Reader<number | undefined> = (value) =>
  value === undefined || value === null || value === '' ? undefined : count(value)

/** ASSUMED: where cash is paid to. */
const Payee = fields({
  /** ALIPAY, WECHAT or BANK. */
  type: code,
  /** The account with its middle hidden. */
  accountMasked: text,
})
export type Payee = Read<typeof Payee>

/** ASSUMED: the terms of the exchange of rewards for cash. */
export const ExchangeConfig = fields({
  activityId: digits,
  /** The status of the exchange. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The cash for one reward. */
  rate: yuan,
  /** The fee. */
  feeRate: optionalShare,
  /** The least number of rewards in one exchange. */
  minAmount: count,
  /** The greatest number of rewards in one exchange; left out: no limit. */
  maxAmount: limit,
  /** The number of rewards has to be a multiple of it; 0: any number. */
  step: count,
  /** How many rewards one person can exchange a day; left out: no limit. */
  dailyLimit: limit,
  /** How many rewards the person can still exchange today; left out: no limit. */
  todayLeft: limit,
  /** How many rewards all people can still exchange; left out: no limit. */
  poolLeft: limit,
  /** How many rewards the person can exchange. */
  available: count,
  frozen: count,
  /** The person has to show who they are first. */
  realNameRequired: optionalFlag,
  /** The account that is paid. */
  payee: maybe(Payee),
})
export type ExchangeConfig = Read<typeof ExchangeConfig>

const OrderStatus = oneOf('PROCESSING', 'SUCCESS', 'FAILED')
export type OrderStatus = Read<typeof OrderStatus>

/** ASSUMED: an exchange that was asked for. */
export const ExchangeOrder = fields({
  orderNo: id,
  /** The status of the payment. */
  status: OrderStatus,
  cashAmount: yuanText,
  /** The fee for it. */
  fee: yuanText,
  /** When the money arrives, in words, such as T+1. */
  etaText: text,
})
export type ExchangeOrder = Read<typeof ExchangeOrder>

/** ASSUMED. An exchange of rewards for cash, as the history has it. */
export const ExchangeRecord = fields({
  orderNo: id,
  /** How many rewards were exchanged. */
  amount: count,
  cashAmount: yuanText,
  /** The fee for it. */
  fee: yuanText,
  /** The status of the payment. */
  status: OrderStatus,
  createTime: time,
  /** When the money came, or when it failed; empty: not yet. */
  finishTime: time,
  /** Why it failed, in words to be shown. */
  failReason: text,
})
export type ExchangeRecord = Read<typeof ExchangeRecord>

/** ASSUMED: the exchanges of the person who asks. */
export const ExchangeHistory = fields({
  hasMore: flag,
  /** What has been paid out to the person so far. */
  totalCash: yuanText,
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
export const repurchaseRewards = endpoint<{
  /** How many rewards are exchanged. */
  amount: number
  bizNo: string
}>()({
  name: 'rewardsSystemRepurchase',
  method: 'POST',
  path: '/finance/rewardsSystemRepurchase',
  auth: 'required',
  given: 'method',
  answer: ExchangeOrder,
})

export interface HistoryRequest {
  /** Only those in this state. */
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
