import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CycleDay, SignStatus } from '@/api/signIn'
import { daysInMonth, isDate, weekdayOf } from './calendar'
import { rolledValue } from '@/kit/amounts/useRolling'
import {
  cycleDaysOf,
  isDateSigned,
  nextReward,
  ownStateOf,
  signedText,
  streakOf,
  newestBalance,
  streakText,
  sunriseOf,
  todayOf,
  withDateSigned,
  withMakeup,
  withReward,
  withSigned,
} from './signIn'
import type { Streak } from './signIn'

const cycle = (...statuses: CycleDay['status'][]): CycleDay[] =>
  statuses.map((status, index) => ({
    day: index + 1,
    rewardText: `${(index + 1) * 5}积分`,
    img: '',
    bonus: index === 6,
    status,
  }))

const STATUS: SignStatus = {
  today: '2026-11-20',
  serverTime: '2026-11-20 09:00:00',
  todaySigned: false,
  continuousDays: 2,
  totalDays: 9,
  cycleDays: 7,
  cycle: cycle('SIGNED', 'SIGNED', 'TODAY', 'FUTURE', 'FUTURE', 'FUTURE', 'FUTURE'),
  calendar: [
    { date: '2026-11-17', signed: false, makeup: false },
    { date: '2026-11-18', signed: true, makeup: false },
    { date: '2026-11-20', signed: false, makeup: false },
  ],
  makeupLeft: 1,
  points: 100,
  status: 'RUNNING',
  startTime: '',
  endTime: '',
}
const REWARD = { rewardText: '15积分', img: '', points: 115, continuousDays: 3, bonus: null }

describe('dates of the platform', () => {
  test.each(['', '2026-02-30', '2026-13-01', '2026-11-20 10:00:00', '20261120', 'undefined'])(
    '%j is no date',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  test('months and weekdays', () => {
    expect(daysInMonth(2026, 2)).toBe(28)
    expect(daysInMonth(2028, 2)).toBe(29)
    expect(daysInMonth(2026, 12)).toBe(31)
    expect(weekdayOf(2026, 11, 1)).toBe(0)
    expect(weekdayOf(2026, 11, 20)).toBe(5)
  })

  test('today is what the platform says, else the date of its clock', () => {
    const time = Date.UTC(2026, 10, 20, 1)
    expect(todayOf({ today: '2026-11-19' }, time)).toBe('2026-11-19')
    expect(todayOf({ today: '<b>x</b>' }, time)).toBe('2026-11-20')
    expect(todayOf({ today: '' }, time)).toBe('2026-11-20')
  })
})

test('the newer answer has the balance; a missing one takes nothing away', () => {
  const at = (value: number | undefined, time: number) => ({ value, at: time })
  expect(newestBalance(at(100, 1), at(120, 2))).toBe(120)
  expect(newestBalance(at(110, 3), at(100, 2))).toBe(110)
  expect(newestBalance(at(100, 1), at(undefined, 2))).toBe(100)
  expect(newestBalance(at(100, 1), at(undefined, 0))).toBe(100)
  expect(newestBalance(at(undefined, 0), at(undefined, 0))).toBeUndefined()
})

describe('the streak', () => {
  const textOf = (streak: Streak) => {
    const words = streakText(streak)
    return 'text' in words ? words.text : `已连续${words.days}天`
  }
  test.each([
    [{ todaySigned: false, continuousDays: 0, totalDays: 0 }, '今天是第一天，签到开启连续奖励'],
    [{ todaySigned: false, continuousDays: 0, totalDays: 12 }, '连续签到已中断，今天重新开始'],
    [{ todaySigned: false, continuousDays: 6, totalDays: 12 }, '已连续6天'],
    [{ todaySigned: true, continuousDays: 7, totalDays: 13 }, '已连续7天'],
    [{ todaySigned: true, continuousDays: 0, totalDays: 0 }, '已连续1天'],
    [undefined, '已连续--天'],
  ])('%j says %s', (status, text) => {
    expect(textOf(streakOf(status))).toBe(text)
  })

  test('never says that a streak is broken while there is one, and never shows a strange number', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(), fc.nat(), (todaySigned, continuousDays, totalDays) => {
        const text = textOf(streakOf({ todaySigned, continuousDays, totalDays }))
        expect(text).not.toMatch(/undefined|NaN|null|已连续0天|-/)
        expect(text.includes('中断')).toBe(!todaySigned && continuousDays === 0 && totalDays > 0)
      }),
    )
  })
})

describe('what the next sign-in brings', () => {
  test('today, while it is open', () => {
    expect(nextReward(STATUS)).toBe('15积分')
  })

  test('tomorrow, once it is signed', () => {
    expect(nextReward({ ...STATUS, todaySigned: true })).toBe('20积分')
    expect(signedText(withSigned(STATUS))).toBe('今日已签到，明天可得20积分')
  })

  test('after the last day the cycle begins again', () => {
    const full = Array.from({ length: 7 }, () => 'SIGNED' as const)
    expect(signedText({ cycle: cycle(...full), todaySigned: true })).toBe(
      '今日已签到，明天可得5积分',
    )
  })

  test('without rewards it promises none', () => {
    expect(signedText({ cycle: [], todaySigned: true })).toBe('今日已签到，明天再来')
    expect(nextReward({ cycle: [], todaySigned: false })).toBe('')
  })
})

test('the sun rises with the days signed of the cycle', () => {
  expect(sunriseOf([])).toBe(0)
  expect(sunriseOf(cycle('TODAY', 'FUTURE'))).toBe(0)
  expect(sunriseOf(cycle('SIGNED', 'MISSED', 'SIGNED', 'TODAY'))).toBe(0.5)
  expect(sunriseOf(cycle('SIGNED', 'SIGNED'))).toBe(1)
})

describe('what is shown between an answer and the next question', () => {
  test('a sign-in turns today and takes the numbers of the answer', () => {
    const after = withReward(STATUS, REWARD)
    expect(after).toMatchObject({
      todaySigned: true,
      continuousDays: 3,
      totalDays: 10,
      points: 115,
      makeupLeft: 1,
    })
    expect(after.cycle.map(({ status }) => status).slice(0, 4)).toEqual([
      'SIGNED',
      'SIGNED',
      'SIGNED',
      'FUTURE',
    ])
    expect(STATUS.todaySigned).toBe(false)
    expect(ownStateOf(after)).toBe('CLAIMED')
    expect(ownStateOf(STATUS)).toBe('READY')
  })

  test('an answer without a count adds one day', () => {
    expect(withReward(STATUS, { ...REWARD, continuousDays: 0 }).continuousDays).toBe(3)
  })

  test('signed on another device: no reward is made up', () => {
    expect(withSigned(STATUS)).toMatchObject({ todaySigned: true, points: 100, continuousDays: 2 })
  })

  test('a card signs its day and no other', () => {
    const after = withMakeup(STATUS, '2026-11-17', REWARD)
    expect(after).toMatchObject({ makeupLeft: 0, points: 115, todaySigned: false })
    expect(after.calendar[0]).toEqual({ date: '2026-11-17', signed: true, makeup: true })
    expect(after.calendar[1]).toEqual(STATUS.calendar[1])
    expect(withMakeup({ ...STATUS, makeupLeft: 0 }, '2026-11-17', REWARD).makeupLeft).toBe(0)
    expect(withMakeup({ ...STATUS, makeupLeft: 4 }, '2026-11-17', REWARD).makeupLeft).toBe(3)
    expect(withMakeup({ ...STATUS, makeupLeft: undefined }, '2026-11-17', REWARD).makeupLeft).toBe(
      0,
    )
    expect(after.continuousDays).toBe(3)
    const uncounted = { ...REWARD, continuousDays: 0 }
    expect(withMakeup(STATUS, '2026-11-17', uncounted).continuousDays).toBe(2)
  })

  test('an answer that tells no balance keeps the one that is known', () => {
    const silent = { ...REWARD, points: undefined }
    expect(withReward(STATUS, silent).points).toBe(100)
    expect(withMakeup(STATUS, '2026-11-17', silent).points).toBe(100)
  })

  test('a day that another device signed costs no card here', () => {
    const after = withDateSigned(STATUS, '2026-11-17')
    expect(after.calendar[0]).toEqual({ date: '2026-11-17', signed: true, makeup: true })
    expect(after).toMatchObject({ makeupLeft: 1, points: 100, continuousDays: 2 })
  })

  test('whether a date is signed comes from the platform alone', () => {
    expect(isDateSigned(STATUS, '2026-11-18')).toBe(true)
    expect(isDateSigned(STATUS, '2026-11-17')).toBe(false)
    expect(isDateSigned(STATUS, '2026-11-20')).toBe(false)
    expect(isDateSigned({ ...STATUS, todaySigned: true }, '2026-11-20')).toBe(true)
    expect(isDateSigned(STATUS, '2026-10-01')).toBe(false)
    const calendar = [{ date: '2026-11-20', signed: true, makeup: false }]
    expect(isDateSigned({ ...STATUS, calendar }, '2026-11-20')).toBe(false)
  })
})

test('a round is as long as the platform says, else as its row is', () => {
  expect(cycleDaysOf({ ...STATUS, cycleDays: 5 })).toBe(5)
  expect(cycleDaysOf({ cycleDays: 0, cycle: cycle('TODAY', 'FUTURE') })).toBe(2)
  expect(cycleDaysOf({ cycleDays: 0, cycle: [] })).toBe(7)
  expect(cycleDaysOf(undefined)).toBe(7)
})

test('a rolling number stays between its ends and arrives exactly', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.double({ min: -1, max: 2, noNaN: true }), (from, to, at) => {
      const shown = rolledValue(from, to, at)
      expect(shown).toBeGreaterThanOrEqual(Math.min(from, to))
      expect(shown).toBeLessThanOrEqual(Math.max(from, to))
      if (at >= 1) expect(shown).toBe(to)
      if (at <= 0) expect(shown).toBe(from)
    }),
  )
})
