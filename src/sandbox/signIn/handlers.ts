import { accountsOf } from '@/sandbox/account'
import { timeOf, refuseUnlessOpen, activityOf } from '@/sandbox/activity'
import { DAY_MS, addDays, day } from '@/sandbox/clock'
import { seededRandom } from '@/sandbox/random'
import { readSignStatus, signDay } from '@/api/signIn'
import type { SignReward, CycleDay, SignStatus, SignedDay } from '@/api/signIn'
import { refuse, type Refusal } from '@/sandbox/answer'
import { handleMember, type MemberCall, type Call } from '@/sandbox/serve/handle'
import { addPoints, balances } from '@/sandbox/points/account'

const CYCLE_DAYS = 7
/** Points for the days of a cycle, the last one with a present on top. */
const DAY_POINTS = [5, 5, 10, 10, 15, 15, 50] as const
const BONUS_NAME = '晨光限定头像框'

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

const accounts = accountsOf<Account>(
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

type Dates = ReadonlyMap<string, boolean>

/** The days in a row up to this one; 0 when it is not signed. */
function streakUpTo(dates: Dates, date: string): number {
  let length = 0
  while (dates.has(addDays(date, -length))) length++
  return length
}

/** Which day of the cycle this date is: 1 to 7. */
function cycleDayOf(dates: Dates, date: string): number {
  return (streakUpTo(dates, addDays(date, -1)) % CYCLE_DAYS) + 1
}

type SignCall = MemberCall<{ date?: string }>

const MAKEUP_POINTS = 5

/** Signs today in, or a missed day of this month with a card. */
function sign(call: SignCall): SignReward | Refusal {
  const today = day(timeOf(call))
  const date = call.payload.date || today
  return (
    refuseUnlessOpen(call) ?? (date === today ? signToday(call, today) : makeUp(call, date, today))
  )
}

function signToday(call: SignCall, today: string): SignReward | Refusal {
  const { dates } = accounts.of(call)
  if (dates.has(today)) return refuse(20_001)
  const cycleDay = cycleDayOf(dates, today)
  const reward = DAY_POINTS[cycleDay - 1] ?? 0
  dates.set(today, false)
  const points = addPoints(call, reward)
  // The other device was a moment faster.
  if (call.scenario('already')) return refuse(20_001)
  return {
    rewardText: `${reward}积分`,
    img: '',
    points,
    continuousDays: streakUpTo(dates, today),
    bonus:
      cycleDay === CYCLE_DAYS ? { name: BONUS_NAME, img: call.art('present', 'sign-in') } : null,
  }
}

function makeUp(call: SignCall, date: string, today: string): SignReward | Refusal {
  const account = accounts.of(call)
  const { dates, since } = account
  const thisMonth = date.slice(0, 8) === today.slice(0, 8)
  if (call.scenario('makeup_none') || !thisMonth || date > today || date < since)
    return refuse(20_003, '这一天不能补签')
  if (dates.has(date)) return refuse(20_001, '这一天已经签到')
  if (account.cards <= 0) return refuse(20_003, '暂无补签卡')
  account.cards -= 1
  dates.set(date, true)
  return {
    rewardText: `${MAKEUP_POINTS}积分`,
    img: '',
    points: addPoints(call, MAKEUP_POINTS),
    continuousDays: streakUpTo(dates, today) || streakUpTo(dates, addDays(today, -1)),
    bonus: null,
  }
}

export const handlers = [handleMember(readSignStatus, statusOf), handleMember(signDay, sign)]

function statusOf(call: MemberCall): SignStatus {
  const { since, cards, dates } = accounts.of(call)
  const today = day(timeOf(call))
  const todaySigned = dates.has(today)
  return {
    ...activityOf(call),
    today,
    todaySigned,
    continuousDays: streakUpTo(dates, todaySigned ? today : addDays(today, -1)),
    totalDays: dates.size,
    cycleDays: CYCLE_DAYS,
    cycle: cycleOf(call, dates, today),
    calendar: calendarOf(since, dates, today),
    makeupLeft: call.scenario('makeup_none') ? undefined : cards,
    points: balances.of(call).available,
  }
}

function cycleOf(call: Call, dates: Dates, today: string): CycleDay[] {
  const start = call.scenario('cycle_missed')
    ? addDays(today, -4)
    : addDays(today, 1 - cycleDayOf(dates, today))
  return DAY_POINTS.map((points, index) => ({
    day: index + 1,
    rewardText: `${points}积分`,
    img: '',
    bonus: index === CYCLE_DAYS - 1,
    status: cycleStatus(dates, addDays(start, index), today),
  }))
}

function cycleStatus(dates: Dates, date: string, today: string): CycleDay['status'] {
  if (dates.has(date)) return 'SIGNED'
  if (date === today) return 'TODAY'
  return date < today ? 'MISSED' : 'FUTURE'
}

/** This month, from the day that the person joined. */
function calendarOf(since: string, dates: Dates, today: string): SignedDay[] {
  const rows: SignedDay[] = []
  for (let date = `${today.slice(0, 8)}01`; date <= today; date = addDays(date, 1)) {
    if (date < since) continue
    rows.push({ date, signed: dates.has(date), makeup: dates.get(date) === true })
  }
  return rows
}
