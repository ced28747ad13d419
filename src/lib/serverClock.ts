import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { platformNow, setPlatformClock } from './platformClock'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

const SERVER_ZONE_MS = 8 * 3_600_000
const STAMP = 'YYYY-MM-DD HH:mm:ss'
const FORMATS = [STAMP, 'YYYY-MM-DDTHH:mm:ss', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DDTHH:mm']

/**
 * Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` in the platform's zone (UTC+8), whatever the device's zone; undefined for
 * everything else, and for a moment that no calendar has.
 */
export function parseServerTime(text: string): number | undefined {
  const time = FORMATS.map((format) => dayjs.utc(text, format, true)).find((each) => each.isValid())
  return time && time.valueOf() - SERVER_ZONE_MS
}

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
export function formatServerTime(time: number): string {
  return dayjs.utc(time + SERVER_ZONE_MS).format(STAMP)
}

/** The platform's time in epoch milliseconds; see `platformNow`. */
export const serverNow = platformNow

/** Takes the time that an answer carries, at the moment that it arrives. What is no time changes nothing. */
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
