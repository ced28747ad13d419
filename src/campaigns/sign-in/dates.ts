import { stampDay } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

const DAY_MS = 86_400_000

/** A date of the platform's calendar, `YYYY-MM-DD`. Such dates sort and compare as text. */
export type DateText = string

export function isDate(text: string): boolean {
  return text.length === 10 && parseServerTime(`${text} 00:00:00`) !== undefined
}

/** The platform's date at a moment, whatever the device's zone. */
export function dateAt(time: number): DateText {
  return stampDay(formatServerTime(time))
}

/** When a date is over, epoch milliseconds; undefined for what is no date. */
export function endOf(date: DateText): number | undefined {
  const start = parseServerTime(`${date} 00:00:00`)
  return start === undefined ? undefined : start + DAY_MS
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** 0 is Sunday. */
export function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}
