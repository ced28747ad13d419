const SERVER_ZONE_MS = 8 * 3_600_000
const STAMP = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/

/**
 * Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` in the platform's zone (UTC+8), whatever the device's zone; undefined for
 * everything else, and for a moment that no calendar has.
 */
export function parseServerTime(text: string): number | undefined {
  const match = STAMP.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0))
  const asUtc = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const exact =
    asUtc.getUTCFullYear() === year &&
    asUtc.getUTCMonth() === month - 1 &&
    asUtc.getUTCDate() === day &&
    asUtc.getUTCHours() === hour &&
    asUtc.getUTCMinutes() === minute &&
    asUtc.getUTCSeconds() === second
  return exact ? asUtc.getTime() - SERVER_ZONE_MS : undefined
}

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
export function formatServerTime(time: number): string {
  return new Date(time + SERVER_ZONE_MS).toISOString().slice(0, 19).replace('T', ' ')
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
