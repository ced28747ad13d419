import type { SignReward } from '@/api/signIn'
import { refuseUnlessOpen, timeOf } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import { addDays, day } from '@/sandbox/clock'
import type { MemberCall } from '@/sandbox/serve/handle'
import { addPoints } from '@/sandbox/points/account'
import { BONUS_NAME, CYCLE_DAYS, DAY_POINTS, accounts, cycleDayOf, streakUpTo } from './account'

type SignCall = MemberCall<{ date?: string }>

const MAKEUP_POINTS = 5

/** Signs today in, or a missed day of this month with a card. */
export function sign(call: SignCall): SignReward | Refusal {
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
