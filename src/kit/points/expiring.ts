import { pointsText } from '@/lib/format/pointsText'
import type { UserPoints } from '@/api/points'
import { stampMonthDay } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

/** 「120积分将于12月31日过期」; undefined if nothing expires, or the date is unknown. */
export function expiringText({
  expiring,
  expiringAt,
}: Pick<UserPoints, 'expiring' | 'expiringAt'>): string | undefined {
  const at = parseServerTime(expiringAt)
  if (expiring <= 0 || at === undefined) return undefined
  return `${pointsText(expiring)}将于${stampMonthDay(formatServerTime(at))}过期`
}
