import type { MarketItem, Sale, SalesRequest, Want } from '@/api/market'
import { formatAmount, moneyText, shareOf, withoutZeros } from '@/kit/amounts/money'
import { lengthOf } from '@/lib/format/lengthOf'
import { isolated } from '@/lib/format/isolated'
import { stampClock, stampMonthDay } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

/** The kind of its orders and moves, for `getUnpaidOrder` and `get_biz_no`. ASSUMED. */
export const SCENE = 'MARKET'
export const RISK = '数字资产请理性收藏，禁止炒作'
const KEYWORD_MAX = 20

/** The tabs; their ids are used in the address (`?tab=`) and in the tracking. */
export const TABS = [
  { id: 'sale', label: '挂售' },
  { id: 'want', label: '求购' },
  { id: 'mine', label: '我的' },
] as const
export type TabId = (typeof TABS)[number]['id']

export type Sort = SalesRequest['sort']
export const SORTS: readonly { id: Sort; label: string }[] = [
  { id: 'NEW', label: '最新' },
  { id: 'PRICE_ASC', label: '价格从低到高' },
  { id: 'PRICE_DESC', label: '价格从高到低' },
]

/** The durations of a wish, in days. */
export const DAYS = [1, 3, 7, 30] as const

/** The search keyword; '' for everything, undefined while it is too long. */
export function keywordOf(typed: string): string | undefined {
  const word = typed.trim()
  return lengthOf(word) <= KEYWORD_MAX ? word : undefined
}

export const keywordError = (typed: string): string | undefined =>
  keywordOf(typed) === undefined ? `最多输入${KEYWORD_MAX}字` : undefined

/** What a person can do with an offer; `closed`: its price or its id is unknown. */
export const SALE_LABELS = {
  buy: '购买',
  unlist: '撤下',
  locked: '交易中',
  sold: '已售',
  closed: '暂不可购买',
}

/** The owner is checked last: an offer being bought or sold cannot be withdrawn either. */
export function saleActionOf({ status, mine, price, saleId }: Sale): keyof typeof SALE_LABELS {
  if (status === 'SOLD') return 'sold'
  if (status === 'LOCKED') return 'locked'
  if (saleId === '') return 'closed'
  if (mine) return 'unlist'
  return price === undefined ? 'closed' : 'buy'
}

/** What a person can do with a wish. */
export const WANT_LABELS = {
  sell: '卖给TA',
  cancel: '取消求购',
  done: '已成交',
  cancelled: '已取消',
  expired: '已过期',
  closed: '暂不可成交',
}

/** It expires by the platform's clock, also while the page is open. */
export function wantActionOf(want: Want, now: number): keyof typeof WANT_LABELS {
  const { status, mine, price, remain, expireAt, tradeId } = want
  if (status === 'CANCELLED') return 'cancelled'
  if (status === 'DONE' || remain === 0) return 'done'
  if (status === 'EXPIRED' || now >= (parseServerTime(expireAt) ?? Infinity)) return 'expired'
  if (tradeId === '') return 'closed'
  if (mine) return 'cancel'
  return price === undefined ? 'closed' : 'sell'
}

/** A seller's, in 分: `income` is `amount` without the fee, to the 分; undefined if the fee is unknown. */
export function incomeOf(amount: number, feeRate: number | undefined) {
  if (feeRate === undefined || feeRate > 1) return undefined
  const fee = shareOf(amount, feeRate, 'half-up')
  return Number.isNaN(fee) ? undefined : { amount, fee, income: amount - fee }
}

/** 「5%」, or 「--」 if the platform does not send it. */
export function rateText(feeRate: number | undefined): string {
  if (feeRate === undefined || feeRate > 1) return '--'
  const hundredths = shareOf(10_000, feeRate, 'half-up')
  return `${withoutZeros(formatAmount(hundredths, 2))}%`
}

/** Below half of the floor, or above double: needs a confirmation. */
export function isFarFrom(price: number, floor: number | undefined): boolean {
  return floor !== undefined && floor > 0 && (price * 2 < floor || price > floor * 2)
}

/** 「¥1,280.00」, or 「--」 if the platform does not send it. */
export const priceText = (price: number | undefined): string =>
  price === undefined ? '--' : moneyText(price)

/** A name from the platform: no whole phone number (masked on reading), no line break. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The name of what is traded. */
export const nameOf = (traded: { name: string } | undefined): string =>
  plain(traded?.name ?? '') || '数字地块'

/** 「听潮小筑 A-0318」 */
export function titleOf({ name, serialNo }: Pick<Sale, 'name' | 'serialNo'>): string {
  return [isolated(plain(name)) || '未命名地块', plain(serialNo)].filter(Boolean).join(' ')
}

/** A typographic minus, as wide as a plus: for display. */
const signed = (value: number): string => String(value).replace('-', '−')

/** 「X 12 · Y −8」; '' where one of the two is unknown. */
export function placeOf({ coordX, coordY }: Pick<Sale, 'coordX' | 'coordY'>): string {
  if (coordX === undefined || coordY === undefined) return ''
  return `X ${signed(coordX)} · Y ${signed(coordY)}`
}

/** 「剩余2/3件」; '' if the count is unknown. */
export function remainText({ remain, quantity }: Pick<Want, 'remain' | 'quantity'>): string {
  if (remain === undefined) return ''
  return quantity === undefined ? `剩余${remain}件` : `剩余${remain}/${quantity}件`
}

/** 「11月26日 10:00 到期」; '' if the time is unknown. */
export function endText(expireAt: string): string {
  const time = parseServerTime(expireAt)
  if (time === undefined) return ''
  const stamp = formatServerTime(time)
  return `${stampMonthDay(stamp)} ${stampClock(stamp)} 到期`
}

/** The header of the list. */
export function factsOf(item: MarketItem | undefined) {
  return [
    { name: '地板价', value: priceText(item?.floorPrice) },
    { name: '最高求购', value: priceText(item?.maxWantPrice) },
    { name: '手续费', value: rateText(item?.feeRate) },
  ]
}

/** The known item of a piece; undefined if it is another one than the page shows. */
export const itemFor = (item: MarketItem | undefined, itemId: string | undefined) =>
  !itemId || itemId === item?.itemId ? item : undefined
