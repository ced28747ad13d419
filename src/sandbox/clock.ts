export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const BEIJING_OFFSET_MS = 8 * HOUR_MS

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

/** `YYYY-MM-DD HH:mm:ss`, Beijing time. */
export function stamp(time: number = now()): string {
  return new Date(time + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD`, Beijing time. */
export function day(time: number = now()): string {
  return stamp(time).slice(0, 10)
}

/** Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD`, Beijing time. */
export function parseStamp(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}+08:00`)
}

/** Midnight in Beijing, `days` from today. */
export function dayStart(days = 0): number {
  return parseStamp(day()) + days * DAY_MS
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(date: string, days: number): string {
  return day(parseStamp(date) + days * DAY_MS)
}
