import type { ExchangeConfig } from '@/api/exchange'
import { quoteOf, ratesOf } from './quote'

type Terms = Pick<
  ExchangeConfig,
  'rate' | 'feeRate' | 'minAmount' | 'maxAmount' | 'step' | 'available' | 'todayLeft' | 'poolLeft'
>

export interface Range {
  /** The smallest amount that can be asked for. */
  min: number
  /** The largest one now; below `min` when nothing can be exchanged. */
  max: number
  step: number
}

/** What can be asked for, by all limits at once. */
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

export interface AmountProblem {
  text: string
  /** More digits cannot help: said while the person still types. */
  isTooMuch: boolean
}

/** What is wrong with an amount, what matters most first; undefined when it can be exchanged. */
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

export interface QuickAmount {
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
