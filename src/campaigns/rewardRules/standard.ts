import type { ExchangeConfig } from '@/api/exchange'
import { groupNumber } from '@/lib/groupNumber'

export interface StandardRow {
  label: string
  value: string
}

/** The exchange's present figures as rows; what the platform does not say is left out. */
export function standardRows(config: ExchangeConfig): StandardRow[] {
  const rows: StandardRow[] = []
  if (config.rate > 0) rows.push({ label: '兑现比例', value: `1奖励 = ¥${decimal(config.rate)}` })
  rows.push({
    label: '手续费',
    value: config.feeRate > 0 ? `${decimal(config.feeRate * 100)}%` : '免费',
  })
  const single = rangeText(config.minAmount, config.maxAmount)
  if (single) rows.push({ label: '单笔限额', value: single })
  if (config.dailyLimit !== undefined)
    rows.push({ label: '每日限额', value: `${groupNumber(config.dailyLimit)}奖励` })
  rows.push({ label: '实名认证', value: config.realNameRequired ? '需要' : '不需要' })
  return rows
}

function rangeText(min: number, max: number | undefined): string {
  if (max !== undefined && max > 0) return `${groupNumber(min)}–${groupNumber(max)}奖励`
  return min > 0 ? `${groupNumber(min)}奖励起` : ''
}

/** At most four decimals, without the noise of binary fractions and without trailing zeros. */
function decimal(value: number): string {
  return String(Number(value.toFixed(4)))
}
