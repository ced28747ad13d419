import type { ExchangeConfig } from '@/api/exchange'
import { formatAmount, moneyText, shareOf, typedAmount } from '@/kit/amounts/money'

type Terms = Pick<
  ExchangeConfig,
  'rate' | 'feeRate' | 'minAmount' | 'maxAmount' | 'step' | 'available' | 'todayLeft' | 'poolLeft'
>

interface Range {
  /** The smallest possible amount. */
  min: number
  /** The largest one now; below `min` when nothing can be exchanged. */
  max: number
  step: number
}

/** The allowed amounts, by all limits together. */
export function rangeOf(terms: Terms): Range {
  const step = Math.max(1, terms.step)
  const min = Math.max(step, Math.ceil(terms.minAmount / step) * step)
  const most = Math.min(
    terms.available,
    terms.maxAmount ?? Infinity,
    terms.todayLeft ?? Infinity,
    terms.poolLeft ?? Infinity,
  )
  return { min, max: Math.floor(most / step) * step, step }
}

interface AmountProblem {
  text: string
  /** More digits cannot help: shown while the person still types. */
  isTooMuch: boolean
}

/** The most important problem of an amount; undefined if it can be exchanged. */
export function problemOf(amount: number | undefined, terms: Terms): AmountProblem | undefined {
  const { min, step } = rangeOf(terms)
  const { available, maxAmount, todayLeft, poolLeft } = terms
  const incomplete = (text: string) => ({ text, isTooMuch: false })
  const tooMuch = (text: string) => ({ text, isTooMuch: true })
  if (amount === undefined || amount === 0) return incomplete('请输入兑现数量')
  if (maxAmount !== undefined && amount > maxAmount) return tooMuch(`单笔最多${maxAmount}`)
  if (amount > available) return tooMuch('可兑现数量不足')
  if (todayLeft !== undefined && amount > todayLeft) return tooMuch('超出今日剩余额度')
  if (poolLeft !== undefined && amount > poolLeft) return tooMuch('超出活动剩余额度')
  if (amount < min) return incomplete(`最少兑现${min}`)
  if (amount % step !== 0) return incomplete(`请输入${step}的整数倍`)
  const rates = ratesOf(terms)
  const cash = rates ? quoteOf(amount, rates).cash : Number.NaN
  if (Number.isNaN(cash)) return incomplete('暂不可兑现')
  if (cash <= 0) return incomplete('数量过少，不足以兑现')
  return undefined
}

interface QuickAmount {
  label: string
  amount: number
}

export const ALL_LABEL = '全部'

/** Amounts to tap; only such as can be exchanged. */
export function quickAmounts(terms: Terms): QuickAmount[] {
  const { min, max, step } = rangeOf(terms)
  if (max < min) return []
  const half = Math.floor(terms.available / 2 / step) * step
  return [
    { label: '最小', amount: min },
    { label: '50%', amount: Math.max(min, Math.min(max, half)) },
    { label: ALL_LABEL, amount: max },
  ]
}

/**
 * The value of an amount of rewards, in fen; NaN if no double can hold it. `cash` and `fee` add up to `gross`, to the
 * fen.
 */
export interface Quote {
  amount: number
  gross: number
  fee: number
  cash: number
}

/** The rates of an order. */
interface Rates {
  rate: number
  feeRate: number
}

type RateTerms = Pick<ExchangeConfig, 'rate' | 'feeRate'>

const FEN = 100

/** Undefined unless the platform sends both: an unknown rate must not look like zero. */
export function ratesOf({ rate, feeRate }: RateTerms): Rates | undefined {
  return rate > 0 && feeRate !== undefined ? { rate, feeRate } : undefined
}

/** The value of rewards before the fee. A fraction of a fen is not paid out. */
export function grossOf(amount: number, { rate }: Pick<RateTerms, 'rate'>): number {
  return shareOf(amount, rate, 'down', FEN)
}

/** The fee is rounded half up to a fen. */
export function quoteOf(amount: number, { rate, feeRate }: Rates): Quote {
  const gross = grossOf(amount, { rate })
  const share = shareOf(gross, feeRate, 'half-up')
  // A fee too large for a double exceeds any gross.
  const fee = Number.isNaN(share) ? gross : Math.min(gross, share)
  return { amount, gross, fee, cash: gross - fee }
}

/** `¥1,234.50`; 「--」 if unknown. */
export function moneyOf(fen: number | undefined): string {
  return fen === undefined || Number.isNaN(fen) ? '--' : moneyText(fen)
}

/** The platform's yuan text, e.g. `98.5`, formatted as on the page; 「--」 if it is no amount. */
export function moneyOfYuan(yuan: string): string {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?0*$/.exec(yuan)
  if (!match) return '--'
  return moneyOf(Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`))
}

const ROUND_AMOUNTS = [1, 10, 100, 1_000, 10_000, 100_000] as const

/** The rate by the smallest round amount that is worth a yuan: `100奖励 = 1元`. */
export function rateText(terms: Pick<RateTerms, 'rate'>): string {
  const round = ROUND_AMOUNTS.find((amount) => grossOf(amount, terms) >= FEN)
  if (round === undefined) return '--'
  return `${formatAmount(round)}奖励 = ${typedAmount(grossOf(round, terms), 2)}元`
}

/**
 * The fee's share in per cent: `0.6%`. Only no fee at all is shown as free: even a tiny share of a large amount is
 * money.
 */
export function feeRateText({ feeRate }: Pick<RateTerms, 'feeRate'>): string {
  if (feeRate === undefined) return '--'
  if (feeRate === 0) return '免手续费'
  const hundredths = shareOf(10_000, feeRate, 'half-up')
  return hundredths === 0 ? '低于0.01%' : `${typedAmount(hundredths, 2)}%`
}
