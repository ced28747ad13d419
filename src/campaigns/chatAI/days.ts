import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

const DAY_MS = 86_400_000

/** The platform's day, `YYYY-MM-DD`. @param now epoch milliseconds */
export function dayOf(now: number): string {
  return formatServerTime(now).slice(0, 10)
}

/** When the day after it begins, in epoch milliseconds; undefined for what is no day. */
export function nextDay(day: string): number | undefined {
  const start = parseServerTime(`${day} 00:00:00`)
  return start === undefined ? undefined : start + DAY_MS
}
