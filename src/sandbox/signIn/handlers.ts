import { readSignStatus, signDay } from '@/api/signIn'
import type { CycleDay, SignStatus, SignedDay } from '@/api/signIn'
import { activityOf, timeOf } from '@/sandbox/activity'
import { addDays, day } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/serve/handle'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { balances } from '@/sandbox/points/account'
import { CYCLE_DAYS, DAY_POINTS, accounts, cycleDayOf, streakUpTo } from './account'
import type { Dates } from './account'
import { sign } from './sign'

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
