import type { ExchangeConfig } from '@/api/exchange'
import { formatAmount, moneyText, shareOf, typedAmount } from '@/kit/amounts/money'

/** What an amount of rewards is worth, in fen; NaN where no double can hold it. `cash` and `fee` make up `gross`, to the fen. */
export interface Quote {
  amount: number
  gross: number
  fee: number
  cash: number
}

/** What an order costs. */
export interface Rates {
  rate: number
  feeRate: number
}

type Terms = Pick<ExchangeConfig, 'rate' | 'feeRate'>

const FEN = 100

/** Undefined where the platform does not say all: what is not known must not look like nothing. */
export function ratesOf({ rate, feeRate }: Terms): Rates | undefined {
  return rate > 0 && feeRate !== undefined ? { rate, feeRate } : undefined
}

/** What rewards are worth before the fee. A fraction of a fen is not paid out. */
export function grossOf(amount: number, { rate }: Pick<Terms, 'rate'>): number {
  return shareOf(amount, rate, 'down', FEN)
}

/** The fee is rounded half up to a fen. */
export function quoteOf(amount: number, { rate, feeRate }: Rates): Quote {
  const gross = grossOf(amount, { rate })
  const share = shareOf(gross, feeRate, 'half-up')
  // What no double can hold is more than the gross that one holds.
  const fee = Number.isNaN(share) ? gross : Math.min(gross, share)
  return { amount, gross, fee, cash: gross - fee }
}

/** `¥1,234.50`; 「--」 for what is not known. */
export function moneyOf(fen: number | undefined): string {
  return fen === undefined || Number.isNaN(fen) ? '--' : moneyText(fen)
}

/** Yuan as the platform writes them, e.g. `98.5`, as the page does; 「--」 for what is no money. */
export function moneyOfYuan(yuan: string): string {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?0*$/.exec(yuan)
  if (!match) return '--'
  return moneyOf(Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`))
}

const ROUND_AMOUNTS = [1, 10, 100, 1_000, 10_000, 100_000] as const

/** The rate by the smallest round amount that is worth a yuan: `100奖励 = 1元`. */
export function rateText(terms: Pick<Terms, 'rate'>): string {
  const round = ROUND_AMOUNTS.find((amount) => grossOf(amount, terms) >= FEN)
  if (round === undefined) return '--'
  return `${formatAmount(round)}奖励 = ${typedAmount(grossOf(round, terms), 2)}元`
}

/** The fee's share in per cent: `0.6%`. Only no fee at all is free: of a large amount the smallest share is money. */
export function feeRateText({ feeRate }: Pick<Terms, 'feeRate'>): string {
  if (feeRate === undefined) return '--'
  if (feeRate === 0) return '免手续费'
  const hundredths = shareOf(10_000, feeRate, 'half-up')
  return hundredths === 0 ? '低于0.01%' : `${typedAmount(hundredths, 2)}%`
}
