import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

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

let offsetMs = 0
const listeners = new Set<() => void>()

/** The platform's time in epoch milliseconds, as of its last answer; the device's own until there was one. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

/** Takes the time that an answer carries, at the moment that it arrives. What is no time changes nothing. */
export function syncServerClock(serverTime: string): void {
  const time = parseServerTime(serverTime)
  if (time === undefined) return
  offsetMs = time - Date.now()
  for (const listener of listeners) listener()
}

/**
 * Sets the clock by an answer and hands the answer on.
 * @example readConfig({}).then(withServerTime)
 */
export function withServerTime<Answer extends { serverTime: string }>(answer: Answer): Answer {
  syncServerClock(answer.serverTime)
  return answer
}

/** Tells when the clock was set anew. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
