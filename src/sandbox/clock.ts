import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const BEIJING_HOURS = 8

let offsetMs = 0

/** The platform's clock, in epoch milliseconds. */
export function now(): number {
  return Date.now() + offsetMs
}

/** Moves the platform's clock, not the device's. */
export function moveClock(byMs: number): void {
  offsetMs += byMs
}

/** Sets the platform's clock, in epoch milliseconds or as `YYYY-MM-DD HH:mm:ss` Beijing time. */
export function setClock(to: number | string): void {
  offsetMs = (typeof to === 'number' ? to : parseStamp(to)) - Date.now()
}

export function resetClock(): void {
  offsetMs = 0
}

const inBeijing = (time: number) => dayjs.utc(time).utcOffset(BEIJING_HOURS)

/** `YYYY-MM-DD HH:mm:ss`, Beijing time. */
export function stamp(time: number = now()): string {
  return inBeijing(time).format('YYYY-MM-DD HH:mm:ss')
}

/** `YYYY-MM-DD`, Beijing time. */
export function day(time: number = now()): string {
  return inBeijing(time).format('YYYY-MM-DD')
}

/** Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD`, Beijing time. */
export function parseStamp(text: string): number {
  return dayjs.utc(text).subtract(BEIJING_HOURS, 'hour').valueOf()
}

/** Midnight in Beijing, `days` from today. */
export function dayStart(days = 0): number {
  return inBeijing(now()).startOf('day').add(days, 'day').valueOf()
}

/** Midnight in Beijing of a month's first day. */
export const firstOfMonth = (time: number): number => inBeijing(time).startOf('month').valueOf()

/** Midnight in Beijing of a month's last day. */
export const lastOfMonth = (time: number): number =>
  inBeijing(time).endOf('month').startOf('day').valueOf()

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(date: string, days: number): string {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD')
}
