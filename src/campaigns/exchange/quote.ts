import type { ExchangeConfig } from '@/api/exchange'
import { formatAmount, shareOf, typedAmount } from '@/kit/amounts/money'

/** What an amount of rewards is worth, in fen. `cash` and `fee` make up `gross`, to the fen. */
export interface Quote {
  amount: number
  gross: number
  fee: number
  cash: number
}

type Rates = Pick<ExchangeConfig, 'rate' | 'feeRate'>

const FEN = 100

/** A fraction of a fen is not paid out; the fee is rounded half up to a fen. */
export function quoteOf(amount: number, { rate, feeRate }: Rates): Quote {
  const gross = shareOf(amount * FEN, rate, 'down')
  const fee = Math.min(gross, shareOf(gross, feeRate, 'half-up'))
  return { amount, gross, fee, cash: gross - fee }
}

/** `¥1,234.50` */
export function moneyOf(fen: number): string {
  return `¥${formatAmount(fen, 2)}`
}

/** Yuan as the platform writes them, e.g. `98.5`, as the page does; 「--」 for what is no money. */
export function moneyOfYuan(yuan: string): string {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?0*$/.exec(yuan)
  if (!match) return '--'
  return moneyOf(Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`))
}

const ROUND_AMOUNTS = [1, 10, 100, 1_000, 10_000, 100_000] as const

/** The rate by the smallest round amount that is worth a yuan: `100奖励 = 1元`. */
export function rateText({ rate }: Rates): string {
  const round = ROUND_AMOUNTS.find((amount) => shareOf(amount * FEN, rate, 'down') >= FEN)
  if (round === undefined) return '--'
  return `${formatAmount(round)}奖励 = ${typedAmount(shareOf(round * FEN, rate, 'down'), 2)}元`
}

/** The fee's share in per cent: `0.6%`. */
export function feeRateText({ feeRate }: Rates): string {
  const hundredths = shareOf(10_000, feeRate, 'half-up')
  return hundredths === 0 ? '免手续费' : `${typedAmount(hundredths, 2)}%`
}
