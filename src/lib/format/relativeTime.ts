import { formatServerTime, serverDate } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How long ago a time of the platform was: 刚刚, N分钟前, N小时前, 昨天 HH:mm, MM-DD, YYYY-MM-DD. Calendar days are
 * those of the platform's zone. A clock that is a little behind reads 刚刚; what is no time reads as ''.
 */
export function relativeTime(text: string, now: number): string {
  const time = parseServerTime(text) ?? Number.NaN
  const age = now - time
  if (age < MINUTE_MS && age > -DAY_MS) return '刚刚'
  if (age >= 0 && age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}分钟前`
  if (age >= 0 && age < DAY_MS) return `${Math.floor(age / HOUR_MS)}小时前`
  const [day = '', clock = ''] = formatServerTime(time).split(' ')
  if (day === serverDate(now - DAY_MS)) return `昨天 ${clock.slice(0, 5)}`
  return day.slice(0, 4) === formatServerTime(now).slice(0, 4) ? day.slice(5) : day
}
