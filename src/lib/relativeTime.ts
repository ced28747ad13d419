const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The platform's times are Beijing time. */
const SERVER_OFFSET_MS = 8 * HOUR_MS
const SERVER_TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/

/** Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` in the platform's zone, or undefined for anything else. */
export function parseServerTime(text: string): number | undefined {
  const [year, month, day, hour, minute, second] = (SERVER_TIME.exec(text)?.slice(1) ?? []).map(
    (digits) => Number(digits ?? 0),
  )
  if (year === undefined) return undefined
  const time = Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second)
  // A 31st of February is no day, and no year below 100 is meant.
  if (new Date(time).getUTCDate() !== day || new Date(time).getUTCFullYear() !== year)
    return undefined
  return time - SERVER_OFFSET_MS
}

/**
 * How long ago a time of the platform was: 刚刚, N分钟前, N小时前, 昨天 HH:mm, MM-DD, YYYY-MM-DD. Calendar days are
 * those of the platform's zone. A device whose clock is a little behind reads 刚刚; what is no time reads as ''.
 */
export function relativeTime(text: string, now: number): string {
  const time = parseServerTime(text)
  if (time === undefined) return ''
  const age = now - time
  if (age < MINUTE_MS && age > -DAY_MS) return '刚刚'
  if (age >= 0 && age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}分钟前`
  if (age >= 0 && age < DAY_MS) return `${Math.floor(age / HOUR_MS)}小时前`
  const [day = '', clock = ''] = inZone(time).split('T')
  if (day === inZone(now - DAY_MS).slice(0, 10)) return `昨天 ${clock.slice(0, 5)}`
  return day.slice(0, 4) === inZone(now).slice(0, 4) ? day.slice(5) : day
}

function inZone(time: number): string {
  return new Date(time + SERVER_OFFSET_MS).toISOString()
}
