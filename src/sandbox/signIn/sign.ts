import type { SignReward } from '@/api/signIn'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import { day } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { addPoints } from '@/sandbox/points/data'
import type { User } from '@/sandbox/users'
import { timeOf } from './clock'
import { accountOf, addSigned, signedDates, takeCard } from './data'
import type { Account } from './data'
import {
  BONUS_NAME,
  CYCLE_DAYS,
  DAY_POINTS,
  cycleDayOf,
  dateAfter,
  streakUpTo,
  timesOf,
} from './status'

type Ask = Call<{ date?: string }, User>

const MAKEUP_POINTS = 5

/** Signs today in, or a missed day of this month with a card. */
export async function sign(ask: Ask): Promise<SignReward | Refusal> {
  const time = timeOf(ask)
  const closed = refusalOf(timesOf(ask, time).status)
  if (closed) return closed
  const account = await accountOf(ask)
  const today = day(time)
  const date = ask.payload.date || today
  if (date === today) return signToday(ask, account, today)
  return makeUp(ask, account, date, today)
}

function refusalOf(status: string): Refusal | undefined {
  const code = { NOT_STARTED: 10_001, ENDED: 10_002, OFFLINE: 10_003 }[status]
  return code === undefined ? undefined : refuse(code)
}

async function signToday(ask: Ask, account: Account, today: string) {
  const dates = signedDates(account)
  if (dates.has(today)) return refuse(20_001)
  const cycleDay = cycleDayOf(dates, today)
  await addSigned(account, today, false)
  const points = await addPoints(account.uid, DAY_POINTS[cycleDay - 1] ?? 0)
  // The other device was a moment faster.
  if (ask.scenario('already')) return refuse(20_001)
  return {
    rewardText: `${DAY_POINTS[cycleDay - 1] ?? 0}积分`,
    img: '',
    points,
    continuousDays: streakUpTo(signedDates(account), today),
    bonus:
      cycleDay === CYCLE_DAYS ? { name: BONUS_NAME, img: ask.art('present', 'sign-in') } : null,
  }
}

async function makeUp({ scenario }: Ask, account: Account, date: string, today: string) {
  const thisMonth = date.slice(0, 8) === today.slice(0, 8)
  if (scenario('makeup_none') || !thisMonth || date > today || date < account.since)
    return refuse(20_003, '这一天不能补签')
  if (signedDates(account).has(date)) return refuse(20_001, '这一天已经签到')
  if (account.cards <= 0) return refuse(20_003, '暂无补签卡')
  await takeCard(account)
  await addSigned(account, date, true)
  const points = await addPoints(account.uid, MAKEUP_POINTS)
  const dates = signedDates(account)
  return {
    rewardText: `${MAKEUP_POINTS}积分`,
    img: '',
    points,
    continuousDays: streakUpTo(dates, today) || streakUpTo(dates, dateAfter(today, -1)),
    bonus: null,
  }
}
