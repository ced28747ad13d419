import type { CycleDay, SignStatus, SignedDay } from '@/api/signIn'
import { day, parseStamp, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { timeOf } from './clock'
import { accountOf, signedDates } from './data'
import type { Account } from './data'

const DAY_MS = 86_400_000
export const CYCLE_DAYS = 7
/** Points for the days of a cycle, the last one with a present on top. */
export const DAY_POINTS = [5, 5, 10, 10, 15, 15, 50] as const
export const BONUS_NAME = '晨光限定头像框'

type Ask = Pick<Call<unknown>, 'caller' | 'now' | 'scenario' | 'art'>
type Dates = ReturnType<typeof signedDates>

export function dateAfter(date: string, days: number): string {
  return day(parseStamp(date) + days * DAY_MS)
}

/** The days in a row up to this one; 0 when it is not signed. */
export function streakUpTo(dates: Dates, date: string): number {
  let length = 0
  while (dates.has(dateAfter(date, -length))) length++
  return length
}

/** Which day of the cycle this date is: 1 to 7. */
export function cycleDayOf(dates: Dates, date: string): number {
  return (streakUpTo(dates, dateAfter(date, -1)) % CYCLE_DAYS) + 1
}

export async function statusOf(ask: Ask, points: number): Promise<SignStatus> {
  const account = await accountOf(ask)
  const time = timeOf(ask)
  const today = day(time)
  const dates = signedDates(account)
  const todaySigned = dates.has(today)
  return {
    today,
    serverTime: stamp(time),
    todaySigned,
    continuousDays: streakUpTo(dates, todaySigned ? today : dateAfter(today, -1)),
    totalDays: dates.size,
    cycleDays: CYCLE_DAYS,
    cycle: cycleOf(ask, dates, today),
    calendar: calendarOf(account, dates, today),
    makeupLeft: ask.scenario('makeup_none') ? undefined : account.cards,
    points,
    ...timesOf(ask, time),
  }
}

function cycleOf(ask: Ask, dates: Dates, today: string): CycleDay[] {
  const start = ask.scenario('cycle_missed')
    ? dateAfter(today, -4)
    : dateAfter(today, 1 - cycleDayOf(dates, today))
  return DAY_POINTS.map((points, index) => ({
    day: index + 1,
    rewardText: `${points}积分`,
    img: '',
    bonus: index === CYCLE_DAYS - 1,
    status: cycleStatus(dates, dateAfter(start, index), today),
  }))
}

function cycleStatus(dates: Dates, date: string, today: string): CycleDay['status'] {
  if (dates.has(date)) return 'SIGNED'
  if (date === today) return 'TODAY'
  return date < today ? 'MISSED' : 'FUTURE'
}

/** This month, from the day that the person joined. */
function calendarOf({ since }: Account, dates: Dates, today: string): SignedDay[] {
  const rows: SignedDay[] = []
  for (let date = `${today.slice(0, 8)}01`; date <= today; date = dateAfter(date, 1)) {
    if (date < since) continue
    rows.push({ date, signed: dates.has(date), makeup: dates.get(date) === true })
  }
  return rows
}

const SPAN_DAYS = 60

/** When the campaign runs, and what the platform says about it. */
export function timesOf({ scenario }: Pick<Ask, 'scenario'>, time: number) {
  const around = (from: number, to: number) => ({
    startTime: `${day(time + from * DAY_MS)} 00:00:00`,
    endTime: `${day(time + to * DAY_MS)} 23:59:59`,
  })
  if (scenario('not_started')) return { status: 'NOT_STARTED', ...around(2, SPAN_DAYS) }
  if (scenario('ended')) return { status: 'ENDED', ...around(-SPAN_DAYS, -1) }
  if (scenario('offline')) return { status: 'OFFLINE', ...around(-SPAN_DAYS, SPAN_DAYS) }
  return { status: 'RUNNING', ...around(-SPAN_DAYS, SPAN_DAYS) }
}
