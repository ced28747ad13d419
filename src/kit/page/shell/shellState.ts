import { failureOf } from '@/api/core/verdict/failure'
import { parseServerTime } from '@/lib/serverClock'
import type { Way } from './WayOn'

/** The state of a campaign page as a whole. */
export type ShellState =
  /** First data in flight: the page's skeleton. */
  | { name: 'LOADING' }
  | { name: 'READY' }
  /** Not logged in, and the page needs a login: it shows 「--」 for numbers. */
  | { name: 'GUEST' }
  /** The thing in the address does not exist. `way`: another page to open; left out: home. */
  | { name: 'EMPTY'; text?: string; way?: Way }
  /** The main call failed. */
  | { name: 'ERROR' }
  /** `startsAt`: epoch milliseconds, if the platform sent it. */
  | { name: 'NOT_STARTED'; startsAt?: number }
  | { name: 'ENDED' }
  /** Taken down. */
  | { name: 'OFFLINE' }

export type ShellStateName = ShellState['name']

/** The times of a campaign in an answer; '' and missing are unknown. */
export interface ActivityTimes {
  status?: string
  /** `YYYY-MM-DD HH:mm:ss` */
  startTime?: string
  endTime?: string
}

export type ActivityPhase = 'NOT_STARTED' | 'RUNNING' | 'ENDED' | 'OFFLINE'

const NOT_STARTED_CODE = 10_001
const ENDED_CODE = 10_002
const OFFLINE_CODE = 10_003

/**
 * The phase of a campaign. An end that the platform declares holds at once; a start and an end by the clock hold even
 * when the status is older than the page has been open.
 */
export function phaseOf({ status, ...times }: ActivityTimes, now: number): ActivityPhase {
  if (status === 'OFFLINE' || status === 'ENDED') return status
  const start = parseServerTime(times.startTime)
  const end = parseServerTime(times.endTime)
  if (now >= (end ?? Infinity)) return 'ENDED'
  if (start !== undefined) return now < start ? 'NOT_STARTED' : 'RUNNING'
  return status === 'NOT_STARTED' ? 'NOT_STARTED' : 'RUNNING'
}

/** The state of a query: `data` undefined while there is none, `error` null while it has not failed. */
export interface MainQuery {
  data: unknown
  error: unknown
}

/** The state of the page, by its main query, its activity and the platform's time. */
export function shellStateOf(
  { data, error }: MainQuery,
  activity: ActivityTimes | undefined,
  now: number,
): ShellState {
  if (data === undefined) return error ? failedState(failureOf(error)) : { name: 'LOADING' }
  const name = phaseOf(activity ?? {}, now)
  if (name === 'RUNNING') return { name: 'READY' }
  if (name !== 'NOT_STARTED') return { name }
  return { name, startsAt: parseServerTime(activity?.startTime) }
}

/**
 * The state of a page that is about no campaign: it neither begins nor ends, so an answer that says so is a failure.
 * @param needsLogin its main call may ask for a login
 */
export function withoutCampaign(state: ShellState, needsLogin = true): ShellState {
  const isRefusal =
    state.name === 'NOT_STARTED' ||
    state.name === 'ENDED' ||
    (state.name === 'GUEST' && !needsLogin)
  return isRefusal ? { name: 'ERROR' } : state
}

function failedState({ kind, code }: { kind: string; code?: number }): ShellState {
  if (kind === 'signedOut') return { name: 'GUEST' }
  if (code === NOT_STARTED_CODE) return { name: 'NOT_STARTED' }
  if (code === ENDED_CODE) return { name: 'ENDED' }
  return { name: code === OFFLINE_CODE ? 'OFFLINE' : 'ERROR' }
}
