import { accountsOf } from '@/sandbox/account'
import { timeOf } from '@/sandbox/activity'
import { DAY_MS, addDays, day } from '@/sandbox/clock'
import { seededRandom } from '@/sandbox/random'

export const CYCLE_DAYS = 7
/** Points for the days of a cycle, the last one with a present on top. */
export const DAY_POINTS = [5, 5, 10, 10, 15, 15, 50] as const
export const BONUS_NAME = '晨光限定头像框'

interface Account {
  /** The date that the person joined. */
  since: string
  /** Cards that sign a missed day. */
  cards: number
  /** The signed dates; true for those that a card paid for. */
  dates: Map<string, boolean>
}

interface History {
  /** Signed, counting back from today (0). */
  signed: (ago: number) => boolean
  joinedAgo: number
}

const streakOf =
  (length: number, from = 1): History['signed'] =>
  (ago) =>
    ago >= from && ago < from + length
/** A streak, two missed days before it, and most of the days before those. */
const usual =
  (length: number, from = 1): History['signed'] =>
  (ago) =>
    streakOf(length, from)(ago) ||
    (ago > from + length + 1 && seededRandom(`signed/${ago}`)() < 0.75)

const USUAL: History = { signed: usual(3), joinedAgo: 40 }
const HISTORIES: Readonly<Record<string, History>> = {
  signed: { signed: usual(4, 0), joinedAgo: 40 },
  first_day: { signed: () => false, joinedAgo: 0 },
  not_started: { signed: () => false, joinedAgo: 0 },
  streak_6: { signed: usual(6), joinedAgo: 40 },
  streak_broken: { signed: usual(9, 3), joinedAgo: 40 },
  streak_999: { signed: streakOf(999), joinedAgo: 999 },
  day_7: { signed: usual(7, 0), joinedAgo: 40 },
  cycle_missed: { signed: (ago) => ago > 0 && ago !== 2, joinedAgo: 4 },
}
const CARDS: Readonly<Record<string, number>> = { makeup_0: 0, makeup_2: 2 }

export const accounts = accountsOf<Account>(
  (call) => {
    const active = (names: object) => Object.keys(names).find((name) => call.scenario(name)) ?? ''
    const { signed, joinedAgo } = HISTORIES[active(HISTORIES)] ?? USUAL
    const dateOf = (ago: number) => day(timeOf(call) - ago * DAY_MS)
    const dates = new Map<string, boolean>()
    for (let ago = joinedAgo; ago >= 0; ago--) if (signed(ago)) dates.set(dateOf(ago), false)
    return { since: dateOf(joinedAgo), cards: CARDS[active(CARDS)] ?? 1, dates }
  },
  [...Object.keys(HISTORIES), ...Object.keys(CARDS), 'month_start', 'month_end'],
)

export type Dates = ReadonlyMap<string, boolean>

/** The days in a row up to this one; 0 when it is not signed. */
export function streakUpTo(dates: Dates, date: string): number {
  let length = 0
  while (dates.has(addDays(date, -length))) length++
  return length
}

/** Which day of the cycle this date is: 1 to 7. */
export function cycleDayOf(dates: Dates, date: string): number {
  return (streakUpTo(dates, addDays(date, -1)) % CYCLE_DAYS) + 1
}
