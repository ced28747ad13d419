import type { ExchangeConfig } from '@/api/exchange'
import { groupNumber } from '@/lib/format/groupNumber'

/** The platform's figures of the exchange; undefined if not sent. */
export type Figures = Pick<
  ExchangeConfig,
  'rate' | 'feeRate' | 'minAmount' | 'maxAmount' | 'dailyLimit' | 'realNameRequired'
>

/** The exchange's present figures as rows; values that it does not send are left out. */
export function standardRows(figures: Figures) {
  const { dailyLimit } = figures
  return [
    row('兑现比例', rateText(figures.rate)),
    row('手续费', feeText(figures.feeRate)),
    row('单笔限额', rangeText(figures.minAmount, figures.maxAmount)),
    row('每日限额', dailyLimit === undefined ? undefined : `${groupNumber(dailyLimit)}奖励`),
    row('实名认证', realNameText(figures.realNameRequired)),
  ].flat()
}

const row = (label: string, value: string | undefined) =>
  value === undefined ? [] : [{ label, value }]

function rateText(rate: number): string | undefined {
  const yuan = decimal(rate)
  return rate > 0 && yuan !== NOTHING ? `1奖励 = ${yuan}元` : undefined
}

function feeText(feeRate: number | undefined): string | undefined {
  if (feeRate === undefined) return undefined
  if (feeRate === 0) return '免费'
  const percent = decimal(feeRate * 100)
  return percent === NOTHING ? undefined : `${percent}%`
}

function realNameText(required: boolean | undefined): string | undefined {
  if (required === undefined) return undefined
  return required ? '需要' : '不需要'
}

function rangeText(min: number, max: number | undefined): string | undefined {
  const least = min > 0 ? groupNumber(min) : undefined
  if (max === undefined || max <= 0) return least && `${least}奖励起`
  return least ? `${least}–${groupNumber(max)}奖励` : `最多${groupNumber(max)}奖励`
}

/** A value too small for the decimals would read as zero: it is not shown. */
const NOTHING = '0'

/** At most four decimals, without the noise of binary fractions and without trailing zeros. */
function decimal(value: number): string {
  return String(Number(value.toFixed(4)))
}
