import type { CycleDay, SignReward, SignStatus } from '@/api/signIn'
import type { ActionState } from '@/kit/page/parts/actionStates'
import { serverNow } from '@/lib/serverClock'
import { serverDate } from '@/lib/format/formatServerTime'
import { isDate, type DateText } from './calendar'

/** The date in the answer, else by the platform's clock. */
export function todayOf({ today }: Pick<SignStatus, 'today'>, now: number): DateText {
  return isDate(today) ? today : serverDate(now)
}

export type Streak =
  | { kind: 'running'; days: number }
  | { kind: 'broken' }
  | { kind: 'fresh' }
  | { kind: 'hidden' }

type StreakSigns = Pick<SignStatus, 'todaySigned' | 'continuousDays' | 'totalDays'>

/** The state of the streak; `hidden` if not logged in. */
export function streakOf(status: StreakSigns | undefined): Streak {
  if (!status) return { kind: 'hidden' }
  // An answer that is signed but counts 0 means at least today.
  const days = Math.max(status.continuousDays, status.todaySigned ? 1 : 0)
  if (days > 0) return { kind: 'running', days }
  return { kind: status.totalDays > 0 ? 'broken' : 'fresh' }
}

/** `days` is shown in 「已连续N天」; `text` is a sentence of its own. */
type StreakText = { days: string } | { text: string }

export function streakText(streak: Streak): StreakText {
  switch (streak.kind) {
    case 'running':
      return { days: String(streak.days) }
    case 'broken':
      return { text: '连续签到已中断，今天重新开始' }
    case 'fresh':
      return { text: '今天是第一天，签到开启连续奖励' }
    case 'hidden':
      return { days: '--' }
  }
}

/** The reward of the next sign-in: today's while today is open, else tomorrow's. '' if unknown. */
export function nextReward({
  cycle,
  todaySigned,
}: Pick<SignStatus, 'cycle' | 'todaySigned'>): string {
  if (!todaySigned) return cycle.find(({ status }) => status === 'TODAY')?.rewardText ?? ''
  // After the last day of a cycle the next one begins.
  const next = cycle.find(({ status }) => status === 'FUTURE') ?? cycle[0]
  return next?.rewardText ?? ''
}

export function signedText(status: Pick<SignStatus, 'cycle' | 'todaySigned'>): string {
  const reward = nextReward({ ...status, todaySigned: true })
  return reward ? `今日已签到，明天可得${reward}` : '今日已签到，明天再来'
}

export function ownStateOf(status: Pick<SignStatus, 'todaySigned'> | undefined): ActionState {
  return status?.todaySigned ? 'CLAIMED' : 'READY'
}

/** A value and when it was received, epoch milliseconds; 0 for not yet. */
interface Dated {
  value: number | undefined
  at: number
}

/** Both answers have the balance: the newer one counts, so that a failed refetch reverts no points. */
export function newestBalance(status: Dated, points: Dated): number | undefined {
  const [newer, older] = status.at > points.at ? [status, points] : [points, status]
  return newer.value ?? older.value
}

/** The height of the sun: 0 at the start of a cycle, 1 when its last day is signed. */
export function sunriseOf(cycle: readonly Pick<CycleDay, 'status'>[]): number {
  if (cycle.length === 0) return 0
  return cycle.filter(({ status }) => status === 'SIGNED').length / cycle.length
}

/** The status after the platform has confirmed today's sign-in. */
export function withSigned(status: SignStatus): SignStatus {
  return {
    ...status,
    todaySigned: true,
    cycle: status.cycle.map((day) => (day.status === 'TODAY' ? { ...day, status: 'SIGNED' } : day)),
  }
}

/** The status with the answer of today's sign-in, until it is refetched. */
export function withReward(status: SignStatus, reward: SignReward): SignStatus {
  return {
    ...withSigned(status),
    points: reward.points ?? status.points,
    continuousDays: reward.continuousDays || status.continuousDays + 1,
    totalDays: status.totalDays + 1,
  }
}

/** The status with a day that a card paid for. */
export function withMakeup(status: SignStatus, date: DateText, reward: SignReward): SignStatus {
  return {
    ...withDateSigned(status, date),
    points: reward.points ?? status.points,
    continuousDays: reward.continuousDays || status.continuousDays,
    makeupLeft: Math.max(0, (status.makeupLeft ?? 1) - 1),
  }
}

/** The status after the platform has confirmed a missed day: another device's card paid for it. */
export function withDateSigned(status: SignStatus, date: DateText): SignStatus {
  return {
    ...status,
    calendar: status.calendar.map((day) =>
      day.date === date ? { ...day, signed: true, makeup: true } : day,
    ),
  }
}

/** True when the platform counts this date as signed. */
export function isDateSigned(status: SignStatus, date: DateText): boolean {
  if (date === status.today) return status.todaySigned
  return status.calendar.some((day) => day.date === date && day.signed)
}

/** The number of days of a cycle, for the rules. */
export function cycleDaysOf(status: Pick<SignStatus, 'cycleDays' | 'cycle'> | undefined): number {
  return status?.cycleDays || status?.cycle.length || BLANK_CYCLE.length
}

/** Placeholder rewards for guests. */
export const BLANK_CYCLE: readonly CycleDay[] = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  rewardText: '--',
  img: '',
  bonus: index === 6,
  status: 'FUTURE',
}))

/** The status with a reliable date, as of its answer. */
export const withToday = (status: SignStatus): SignStatus => ({
  ...status,
  today: todayOf(status, serverNow()),
})
