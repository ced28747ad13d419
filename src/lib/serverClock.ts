import { platformNow, setPlatformClock } from './platformClock'

/** The offset of the platform's zone (UTC+8). */
export const SERVER_ZONE_MS = 8 * 3_600_000
export const DAY_MS = 24 * 3_600_000
const STAMP = /^([1-9]\d{3}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/

/**
 * Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` in the platform's zone (UTC+8), whatever the device's zone; undefined for
 * everything else, and for a moment that no calendar has. Not by dayjs, whose parser every page would load.
 */
export function parseServerTime(text: string | undefined): number | undefined {
  const [, date, minute, second = ':00'] = STAMP.exec(text ?? '') ?? []
  const written = `${date}T${minute}${second}.000Z`
  const time = Date.parse(written)
  // 30 February would be parsed as a day of March.
  const isReal = Number.isFinite(time) && new Date(time).toISOString() === written
  return isReal ? time - SERVER_ZONE_MS : undefined
}

/** The platform's time in epoch milliseconds; see `platformNow`. */
export const serverNow = platformNow

/** Takes the time in an answer, at the moment that it arrives. An invalid time changes nothing. */
export function syncServerClock(serverTime: string): void {
  setPlatformClock(parseServerTime(serverTime) ?? NaN, true)
}

/**
 * Sets the clock by an answer and hands the answer on.
 * @example readConfig({}).then(withServerTime)
 */
export function withServerTime<Answer extends { serverTime: string }>(answer: Answer): Answer {
  syncServerClock(answer.serverTime)
  return answer
}

/** The next midnight after a moment, in the platform's zone. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + SERVER_ZONE_MS) / DAY_MS) + 1) * DAY_MS - SERVER_ZONE_MS
}
