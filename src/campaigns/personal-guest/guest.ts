import type { InvitationSlot, InvitationStatus } from '@/api/user'
import { lengthOf } from '@/lib/format/lengthOf'
import { stampClock, stampMonthDay } from '@/lib/format/stamp'
import { serverDate } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import type { Tone } from '@/ui/button/Tag'

const DAY_MS = 86_400_000
const DAYS = 7
export const MESSAGE_MAX = 60

/** `YYYY-MM-DD` in the platform's zone. */
type DateText = string

export interface DayChoice {
  date: DateText
  /** 今天, 明天, 周三 */
  name: string
  /** 11-24 */
  short: string
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** Today, and the six days after it. */
export function daysFrom(today: DateText): DayChoice[] {
  const noon = parseServerTime(`${today} 12:00:00`) ?? 0
  return Array.from({ length: DAYS }, (_, at) => {
    const date = serverDate(noon + at * DAY_MS)
    // The 1st of January 1970 was a Thursday; noon in Beijing is the same day in UTC.
    const weekday = (Math.floor((noon + at * DAY_MS) / DAY_MS) + 4) % 7
    const name = at === 0 ? '今天' : at === 1 ? '明天' : (WEEKDAYS[weekday] ?? '')
    return { date, name, short: date.slice(5) }
  })
}

/** The chosen day if not past, or else today. */
export function chosenDate(picked: DateText | undefined, days: readonly DayChoice[]): DateText {
  const known = days.find(({ date }) => date === picked) ?? days[0]
  return known?.date ?? ''
}

/** The slots that have not begun, without those of unreadable time. */
export function openSlots(slots: readonly InvitationSlot[], now: number): InvitationSlot[] {
  return slots.filter(({ slotId, start }) => {
    const time = parseServerTime(start)
    return slotId !== '' && time !== undefined && time > now
  })
}

/** 11月24日 20:00 – 20:50; an unreadable time is agreed on in the app. */
export function whenText(start: string, end: string): string {
  if (parseServerTime(start) === undefined) return '时间请在App内确认'
  const day = stampMonthDay(start)
  const until = parseServerTime(end) === undefined ? '' : ` – ${stampClock(end)}`
  return `${day} ${stampClock(start)}${until}`
}

export const STATUS: Readonly<Record<InvitationStatus, { label: string; tone: Tone }>> = {
  PENDING: { label: '待回复', tone: 'warn' },
  ACCEPTED: { label: '已接受', tone: 'success' },
  DECLINED: { label: '已婉拒', tone: 'plain' },
  EXPIRED: { label: '已过期', tone: 'plain' },
  DONE: { label: '已完成', tone: 'accent' },
}

/** An invitation that can still be answered or kept. */
export const isLive = (status: InvitationStatus): boolean =>
  status === 'PENDING' || status === 'ACCEPTED'

interface Draft {
  guestUid: string | undefined
  slotId: string | undefined
  message: string
}

export interface DraftErrors {
  guest?: string
  slot?: string
  message?: string
}

/** The missing parts; empty when it can be sent. */
export function checkDraft(
  { guestUid, slotId, message }: Draft,
  ownUid: string | undefined,
): DraftErrors {
  return {
    ...(!guestUid && { guest: '请选择客人' }),
    ...(guestUid && guestUid === ownUid && { guest: '不能邀请自己' }),
    ...(!slotId && { slot: '请选择时间' }),
    ...(lengthOf(message.trim()) > MESSAGE_MAX && { message: `最多输入${MESSAGE_MAX}字` }),
  }
}

/** The main button's action. */
export type Action = 'wait' | 'login' | 'realName' | 'limit' | 'send'

interface ActionInputs {
  loggedIn: boolean
  isAsking: boolean
  /** Undefined if it could not be read: the platform judges what is sent. */
  realNameStatus: 'NONE' | 'PENDING' | 'PASSED' | undefined
  todayLeft: number | undefined
}

export function actionOf({ loggedIn, isAsking, realNameStatus, todayLeft }: ActionInputs): Action {
  if (!loggedIn) return 'login'
  if (isAsking) return 'wait'
  if (realNameStatus !== undefined && realNameStatus !== 'PASSED') return 'realName'
  return todayLeft === 0 ? 'limit' : 'send'
}

export const ACTION_LABELS = {
  wait: '请稍候',
  login: '登录后发出邀请',
  realName: '完成实名后可邀请',
  limit: '今日邀请次数已用完',
  send: '发出邀请',
} as const satisfies Record<Action, string>

/** Whether there is a new invitation of this guest at this time: checks one whose answer was lost. */
export function isSent(
  records: readonly { invitationId: string; uid: string; start: string }[],
  before: readonly string[],
  { targetUid, start }: { targetUid: string; start: string },
): boolean {
  return records.some(
    ({ invitationId, uid, start: at }) =>
      !before.includes(invitationId) && uid === targetUid && at === start,
  )
}
