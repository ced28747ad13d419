import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SignedDay } from '@/api/signIn'
import { serverDate } from '@/lib/format/formatServerTime'
import { isSigned, monthOf, shownDay, spokenDay, type DayState } from './calendar'

const day = (date: string, signed = true, makeup = false): SignedDay => ({ date, signed, makeup })
const statesOf = (month: ReturnType<typeof monthOf>) =>
  new Map(month.weeks.flat().flatMap((cell) => (cell ? [[cell.date, cell.state] as const] : [])))

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((moment) => serverDate(moment.getTime()))

describe('the month', () => {
  test('November 2026 begins on a Sunday and fills five weeks', () => {
    const month = monthOf('2026-11-20', false, [])
    expect(month.title).toBe('2026年11月')
    expect(month.weeks).toHaveLength(5)
    expect(month.weeks[0]?.[0]?.day).toBe(1)
    expect(month.weeks[4]?.[1]?.day).toBe(30)
    expect(month.weeks[4]?.[2]).toBeNull()
  })

  test('a February of four weeks and a month of six', () => {
    expect(monthOf('2026-02-10', false, []).weeks).toHaveLength(4)
    expect(monthOf('2026-08-10', false, []).weeks).toHaveLength(6)
  })

  test('each day has the state that the platform sent', () => {
    const month = monthOf('2026-11-20', false, [
      day('2026-11-16', true, true),
      day('2026-11-17', false),
      day('2026-11-18'),
      day('2026-11-20', false),
    ])
    const states = statesOf(month)
    expect(states.get('2026-11-15')).toBe('UNKNOWN')
    expect(states.get('2026-11-16')).toBe('MADE_UP')
    expect(states.get('2026-11-17')).toBe('MISSED')
    expect(states.get('2026-11-18')).toBe('SIGNED')
    expect(states.get('2026-11-20')).toBe('TODAY')
    expect(states.get('2026-11-21')).toBe('FUTURE')
    expect(month.signed).toBe(2)
  })

  test('today goes by the status, and the future stays open whatever its rows say', () => {
    const month = monthOf('2026-11-20', true, [day('2026-11-20', false), day('2026-11-25')])
    expect(statesOf(month).get('2026-11-20')).toBe('TODAY_SIGNED')
    expect(statesOf(month).get('2026-11-25')).toBe('FUTURE')
    expect(month.signed).toBe(1)
  })

  test('the first of a month has nothing to make up', () => {
    const states = [...statesOf(monthOf('2026-12-01', false, [day('2026-11-30', false)])).values()]
    expect(states.filter((state) => state === 'MISSED')).toEqual([])
    expect(states.filter((state) => state === 'FUTURE')).toHaveLength(30)
  })

  test('always: every day of the month once, in its weekday’s column, one of them today', () => {
    fc.assert(
      fc.property(dates, fc.boolean(), (today, todaySigned) => {
        const { weeks } = monthOf(today, todaySigned, [])
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        const cells = weeks.flat().filter((cell) => cell !== null)
        const [year = 0, month = 0] = today.split('-').map(Number)
        expect(cells.map((cell) => cell.day)).toEqual(
          Array.from({ length: new Date(year, month, 0).getDate() }, (_, index) => index + 1),
        )
        for (const week of weeks)
          for (const [column, cell] of week.entries())
            if (cell) expect(new Date(`${cell.date}T12:00:00Z`).getUTCDay()).toBe(column)
        expect(cells.filter((cell) => cell.state.startsWith('TODAY')).map((c) => c.date)).toEqual([
          today,
        ])
      }),
    )
  })

  test('always: only days before today can be missed, and the count is that of the signed ones', () => {
    const rows = fc.array(fc.record({ date: dates, signed: fc.boolean(), makeup: fc.boolean() }), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(dates, fc.boolean(), rows, (today, todaySigned, rows) => {
        const month = monthOf(today, todaySigned, rows)
        const cells = month.weeks.flat().filter((cell) => cell !== null)
        for (const cell of cells) {
          if (cell.date > today) expect(cell.state).toBe('FUTURE')
          if (cell.state === 'MISSED' || cell.state === 'MADE_UP')
            expect(cell.date < today).toBe(true)
        }
        expect(month.signed).toBe(cells.filter(isSigned).length)
      }),
    )
  })
})

test.each<[DayState, string, string]>([
  ['SIGNED', '已签到', '登录后可查看'],
  ['MADE_UP', '已补签', '登录后可查看'],
  ['MISSED', '未签到', '登录后可查看'],
  ['TODAY', '今天，未签到', '今天'],
  ['TODAY_SIGNED', '今天，已签到', '登录后可查看'],
  ['FUTURE', '还没到', '还没到'],
  ['UNKNOWN', '没有签到记录', '登录后可查看'],
])('a day that is %s says %s, and %s to a guest', (state, known, masked) => {
  const day = { date: '2026-11-03', state }
  expect(spokenDay(day, false)).toBe(`11月3日，${known}`)
  expect(spokenDay(day, true)).toBe(`11月3日，${masked}`)
})

test('the day that is shown is the one that was tapped, and today in another month', () => {
  const november = monthOf('2026-11-20', false, [])
  expect(shownDay(november, undefined)?.date).toBe('2026-11-20')
  expect(shownDay(november, '2026-11-03')?.date).toBe('2026-11-03')
  expect(shownDay(monthOf('2026-12-01', false, []), '2026-11-03')?.date).toBe('2026-12-01')
})
