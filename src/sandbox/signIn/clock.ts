import { day, parseStamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { onReset } from '@/sandbox/platform'

const DAY_MS = 86_400_000
const LAST_SECONDS_MS = DAY_MS - 5000
/** Long enough to watch the day turn and to look around in the new one. */
const KEEP_MS = 600_000

export type ClockAsk = Pick<Call<unknown>, 'caller' | 'now' | 'scenario'>

const shifts = new Map<string, { by: number; since: number }>()
onReset(() => shifts.clear())

/** The time as this person is told it: the platform's own, or near the end of a day or a month for who asks for that. */
export function timeOf(ask: ClockAsk): number {
  const names = ['midnight', 'month_start', 'month_end'].filter((name) => ask.scenario(name))
  if (names.length === 0) return ask.now
  const key = [ask.caller, ...names].join('/')
  const kept = shifts.get(key)
  const shift =
    kept && ask.now - kept.since < KEEP_MS ? kept : { by: wanted(ask) - ask.now, since: ask.now }
  shifts.set(key, shift)
  return ask.now + shift.by
}

function wanted({ now, scenario }: ClockAsk): number {
  const midnight = parseStamp(day(now))
  const today = scenario('month_end') ? lastOfMonth(now) : midnight
  const date = scenario('month_start') ? firstOfMonth(now) : today
  return date + (scenario('midnight') ? LAST_SECONDS_MS : now - midnight)
}

function firstOfMonth(time: number): number {
  return parseStamp(`${day(time).slice(0, 8)}01`)
}

function lastOfMonth(time: number): number {
  return firstOfMonth(firstOfMonth(time) + 40 * DAY_MS) - DAY_MS
}
