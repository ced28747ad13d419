import type { RainInfo } from '@/api/redPacket'
import { currentVisit } from '@/bridge/environment'
import { formatServerTime, serverDate } from '@/lib/format/formatServerTime'
import { stampClock, stampMonthDay } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'

export type RoundPhase = 'UPCOMING' | 'LIVE' | 'OVER'

export interface Round {
  roundId: string
  /** Epoch milliseconds of the platform's clock. */
  start: number
  end: number
  durationSec: number
  /** '' if this person has no play in it. */
  playToken: string
}

/** The default if the platform sends no length of a play. */
const USUAL_SECONDS = 15
const LONGEST_SECONDS = 60

/** The rounds with valid times, the earliest first. */
export function roundsOf(info: RainInfo | undefined): Round[] {
  const rounds = (info?.rounds ?? []).flatMap(({ startTime, endTime, ...rest }): Round[] => {
    const [start, end] = [parseServerTime(startTime), parseServerTime(endTime)]
    if (start === undefined || end === undefined || end <= start || rest.roundId === '') return []
    const seconds = rest.durationSec || USUAL_SECONDS
    return [{ ...rest, start, end, durationSec: Math.min(seconds, LONGEST_SECONDS) }]
  })
  const ids = rounds.map(({ roundId }) => roundId)
  return rounds
    .filter(({ roundId }, at) => ids.indexOf(roundId) === at)
    .sort((one, other) => one.start - other.start)
}

export function phaseOf({ start, end }: Round, now: number): RoundPhase {
  if (now < start) return 'UPCOMING'
  return now < end ? 'LIVE' : 'OVER'
}

/** The current round: the live one, else the next one. */
interface Stage {
  live: Round | undefined
  /** The next round to come, which an appointment is for. */
  next: Round | undefined
}

/** @param wanted the round in the address: preferred if several are live or to come */
export function stageOf(rounds: readonly Round[], now: number, wanted?: string): Stage {
  const choose = (phase: RoundPhase) => {
    const found = rounds.filter((round) => phaseOf(round, now) === phase)
    return found.find(({ roundId }) => roundId === wanted) ?? found[0]
  }
  return { live: choose('LIVE'), next: choose('UPCOMING') }
}

/** The state of the live round's entry. */
export type EntryState =
  /** Not logged in, so there is no play yet. */
  | 'GUEST'
  /** Open. */
  | 'READY'
  /** This person has played it, or has left in the middle of it. */
  | 'PLAYED'
  /** No plays left today. */
  | 'LIMIT'
  /** The answer is from before the round: it has no play yet. */
  | 'STALE'

/** @param isUsed whether a play was begun on this device, by its token */
export function entryOf(
  live: Round,
  info: RainInfo,
  loggedIn: boolean,
  isUsed: (playToken: string) => boolean,
): EntryState {
  if (!loggedIn) return 'GUEST'
  if (info.remainTimes === 0) return 'LIMIT'
  if (live.playToken !== '') return isUsed(live.playToken) ? 'PLAYED' : 'READY'
  const askedAt = parseServerTime(info.serverTime)
  return askedAt !== undefined && askedAt < live.start ? 'STALE' : 'PLAYED'
}

/** Every moment at which a round begins or ends. */
export function turnsOf(rounds: readonly Round[]): number[] {
  return rounds.flatMap(({ start, end }) => [start, end])
}

const DAY_MS = 86_400_000

/** 「14:00」, with the day if it is not today. */
export function clockText(time: number, now: number): string {
  const stamp = formatServerTime(time)
  const clock = stampClock(stamp)
  if (serverDate(time) === serverDate(now)) return clock
  if (serverDate(time) === serverDate(now + DAY_MS)) return `明天 ${clock}`
  return `${stampMonthDay(stamp)} ${clock}`
}

/** WeChat's rules for pages: no amounts there. '' if there is none to show. */
export function shownAmount(amountText: string): string {
  return currentVisit().visit === 'wechat' ? '' : amountText
}
