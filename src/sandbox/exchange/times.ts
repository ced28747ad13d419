import { day, stamp } from '@/sandbox/clock'
import { onReset } from '@/sandbox/platform'
import type { Ask } from './world'

const DAY_MS = 86_400_000
/** Long enough to open the dialog, short enough to wait for. */
const SOON_MS = 20_000
/** After that the same scenario counts down anew. */
const KEEP_MS = 600_000

const moments = new Map<string, number>()
onReset(() => moments.clear())

interface Times {
  status: 'NOT_STARTED' | 'RUNNING' | 'ENDED' | 'OFFLINE'
  startTime: string
  endTime: string
}

/** When the campaign runs, and what the platform says about it. */
export function timesOf(ask: Ask): Times {
  const { scenario, now } = ask
  const startTime = `${day(now - 10 * DAY_MS)} 00:00:00`
  const endTime = `${day(now + 20 * DAY_MS)} 23:59:59`
  if (scenario('offline')) return { status: 'OFFLINE', startTime, endTime }
  if (scenario('not_started'))
    return { status: 'NOT_STARTED', startTime: `${day(now + 2 * DAY_MS)} 00:00:00`, endTime }
  if (scenario('ended'))
    return { status: 'ENDED', startTime, endTime: `${day(now - DAY_MS)} 23:59:59` }
  if (scenario('starts_soon')) {
    const start = momentOf(ask, 'starts_soon')
    return { status: now < start ? 'NOT_STARTED' : 'RUNNING', startTime: stamp(start), endTime }
  }
  if (scenario('ends_soon')) {
    const end = momentOf(ask, 'ends_soon')
    return { status: now < end ? 'RUNNING' : 'ENDED', startTime, endTime: stamp(end) }
  }
  return { status: 'RUNNING', startTime, endTime }
}

/** The moment that this person is told, soon after the first question. */
function momentOf({ caller, now }: Ask, name: string): number {
  const key = `${caller}/${name}`
  const known = moments.get(key)
  if (known !== undefined && now - known < KEEP_MS) return known
  // Whole seconds, because that is how it is told.
  const moment = Math.ceil((now + SOON_MS) / 1000) * 1000
  moments.set(key, moment)
  return moment
}
