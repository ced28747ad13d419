import { refuse, type Refusal } from './answer'
import { DAY_MS, day, firstOfMonth, lastOfMonth, parseStamp, stamp } from './clock'
import type { Call } from './serve/handle'
import { onReset } from './platform'

export interface Activity {
  status: Phase
  startTime: string
  endTime: string
  serverTime: string
}
type Phase = 'NOT_STARTED' | 'ONGOING' | 'ENDED' | 'OFFLINE'

/** Whole days from today, in the usual case. */
interface Span {
  startsIn: number
  endsIn: number
}

const CLOSED_CODES = { NOT_STARTED: 10_001, ENDED: 10_002, OFFLINE: 10_003 } as const
/** Long enough to open a dialog, short enough to wait for. */
const SOON_MS = 20_000
const LAST_SECONDS_MS = DAY_MS - 5000
const KEEP_MS = 600_000

/** The four fields that every campaign's answer has, by scenario: phase, dates and the server's time. */
export function activityOf(call: Call, { startsIn, endsIn }: Span = { startsIn: -60, endsIn: 60 }) {
  const time = timeOf(call)
  const startOf = (days: number) => `${day(time + days * DAY_MS)} 00:00:00`
  const endOf = (days: number) => `${day(time + days * DAY_MS)} 23:59:59`
  const status = phaseOf(call)
  const activity: Activity = {
    status,
    startTime: startOf(startsIn),
    endTime: endOf(endsIn),
    serverTime: stamp(time),
  }
  if (call.scenario('starts_soon'))
    return { ...activity, startTime: stamp(soonOf(call, 'starts_soon')) }
  if (call.scenario('ends_soon')) return { ...activity, endTime: stamp(soonOf(call, 'ends_soon')) }
  if (status === 'NOT_STARTED') return { ...activity, startTime: startOf(2) }
  return status === 'ENDED' ? { ...activity, endTime: endOf(-1) } : activity
}

/** The refusal of a write while the activity is not open: 10001, 10002 or 10003; undefined while it is. */
export function refuseUnlessOpen(call: Call): Refusal | undefined {
  const phase = phaseOf(call)
  return phase === 'ONGOING' ? undefined : refuse(CLOSED_CODES[phase])
}

function phaseOf(call: Call): Phase {
  const { scenario, now } = call
  if (scenario('offline')) return 'OFFLINE'
  if (scenario('not_started')) return 'NOT_STARTED'
  if (scenario('ended')) return 'ENDED'
  if (scenario('starts_soon') && now < soonOf(call, 'starts_soon')) return 'NOT_STARTED'
  return scenario('ends_soon') && now >= soonOf(call, 'ends_soon') ? 'ENDED' : 'ONGOING'
}

/** 20 s after this person's first call in the scenario, in whole seconds: the answer has no smaller unit. */
export function soonOf(call: Call, name: string): number {
  return kept(call, name, () => Math.ceil((call.now + SOON_MS) / 1000) * 1000)
}

/** The platform's time; with `midnight`, `month_start` or `month_end` it runs on from a moment near that. */
export function timeOf(call: Call): number {
  const names = ['midnight', 'month_start', 'month_end'].filter((name) => call.scenario(name))
  if (names.length === 0) return call.now
  return call.now + kept(call, names.join(), () => shiftedStart(call) - call.now)
}

function shiftedStart({ now, scenario }: Call): number {
  const midnight = parseStamp(day(now))
  const today = scenario('month_end') ? lastOfMonth(now) : midnight
  const date = scenario('month_start') ? firstOfMonth(now) : today
  return date + (scenario('midnight') ? LAST_SECONDS_MS : now - midnight)
}

const values = new Map<string, { value: number; since: number }>()
onReset(() => values.clear())

/** A value of this person, fixed by the first call: a count-down must not start again with each of them, but later it may. */
function kept({ caller, now }: Call, name: string, first: () => number): number {
  const key = `${caller}/${name}`
  const known = values.get(key)
  if (known && now - known.since < KEEP_MS) return known.value
  const value = first()
  values.set(key, { value, since: now })
  return value
}
