import type { SignedDay } from '@/api/signIn'
import { stampMonthDay } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'

/** A date of the platform's calendar, `YYYY-MM-DD`. Such dates sort and compare as text. */
export type DateText = string

export function isDate(text: string): boolean {
  return text.length === 10 && parseServerTime(`${text} 00:00:00`) !== undefined
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** 0 is Sunday. */
export function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

export type DayState =
  | 'SIGNED'
  /** Signed afterwards, with a card. */
  | 'MADE_UP'
  | 'MISSED'
  | 'TODAY'
  | 'TODAY_SIGNED'
  | 'FUTURE'
  /** Past without a record: before the account or the campaign existed. */
  | 'UNKNOWN'

export interface CalendarDay {
  date: DateText
  /** Of the month. */
  day: number
  state: DayState
}

export interface MonthCalendar {
  /** 「2026年11月」 */
  title: string
  /** Rows of seven, Sunday first; null before the first day and after the last. */
  weeks: (CalendarDay | null)[][]
  /** The days signed so far. */
  signed: number
}

const WEEK = 7

/** The month of `today`, a date of the platform. */
export function monthOf(
  today: DateText,
  todaySigned: boolean,
  rows: readonly SignedDay[],
): MonthCalendar {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const known = new Map(rows.map((row) => [row.date, row]))
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index): CalendarDay => {
    const day = index + 1
    const date = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`
    return { date, day, state: stateOf(date, today, todaySigned, known.get(date)) }
  })
  return {
    title: `${year}年${month}月`,
    weeks: weeksOf(days, weekdayOf(year, month, 1)),
    signed: days.filter(isSigned).length,
  }
}

function stateOf(
  date: DateText,
  today: DateText,
  todaySigned: boolean,
  row: SignedDay | undefined,
): DayState {
  if (date > today) return 'FUTURE'
  if (date === today) return todaySigned ? 'TODAY_SIGNED' : 'TODAY'
  if (!row) return 'UNKNOWN'
  if (!row.signed) return 'MISSED'
  return row.makeup ? 'MADE_UP' : 'SIGNED'
}

function weeksOf(days: readonly CalendarDay[], before: number): (CalendarDay | null)[][] {
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const rows = Math.ceil(cells.length / WEEK)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => cells[row * WEEK + column] ?? null),
  )
}

export function isSigned({ state }: Pick<CalendarDay, 'state'>): boolean {
  return state === 'SIGNED' || state === 'MADE_UP' || state === 'TODAY_SIGNED'
}

export function isToday({ state }: Pick<CalendarDay, 'state'>): boolean {
  return state === 'TODAY' || state === 'TODAY_SIGNED'
}

const WORDS: Readonly<Record<DayState, string>> = {
  SIGNED: '已签到',
  MADE_UP: '已补签',
  MISSED: '未签到',
  TODAY: '今天，未签到',
  TODAY_SIGNED: '今天，已签到',
  FUTURE: '还没到',
  UNKNOWN: '没有签到记录',
}

/** The state of a day as shown to a guest. */
const MASKED: Readonly<Partial<Record<DayState, string>>> = { TODAY: '今天', FUTURE: '还没到' }

/** The state of that day, as text. */
export function dayText({ state }: Pick<CalendarDay, 'state'>, masked: boolean): string {
  return masked ? (MASKED[state] ?? '登录后可查看') : WORDS[state]
}

/** For screen readers: 「11月3日，已签到」. */
export function spokenDay(day: Pick<CalendarDay, 'date' | 'state'>, masked: boolean): string {
  return `${stampMonthDay(day.date)}，${dayText(day, masked)}`
}

/** The day that was tapped, else today: the month may have turned meanwhile. */
export function shownDay(
  { weeks }: Pick<MonthCalendar, 'weeks'>,
  chosen: DateText | undefined,
): CalendarDay | undefined {
  const days = weeks.flat().filter((day) => day !== null)
  return days.find(({ date }) => date === chosen) ?? days.find(isToday)
}
