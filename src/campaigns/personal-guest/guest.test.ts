import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverDate } from '@/lib/format/formatServerTime'
import { nextMidnight, parseServerTime } from '@/lib/serverClock'
import {
  ACTION_LABELS,
  MESSAGE_MAX,
  actionOf,
  checkDraft,
  chosenDate,
  daysFrom,
  isLive,
  isSent,
  openSlots,
  whenText,
} from './guest'
import type { Action } from './guest'

const at = (time: string) => parseServerTime(time) ?? NaN
const NOON = at('2026-11-24 12:00:00')

describe('the days', () => {
  test('are today by the platform’s date and the six after it', () => {
    expect(daysFrom('2026-11-24').map(({ name, short }) => `${name} ${short}`)).toEqual([
      '今天 11-24',
      '明天 11-25',
      '周四 11-26',
      '周五 11-27',
      '周六 11-28',
      '周日 11-29',
      '周一 11-30',
    ])
  })

  test('are seven different ones that follow each other, whenever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (second) => {
        const today = serverDate(second * 1000)
        const days = daysFrom(today)
        expect(days[0]?.date).toBe(today)
        days.slice(1).forEach(({ date }, index) => {
          expect(at(`${date} 00:00:00`)).toBe(nextMidnight(at(`${days[index]?.date} 12:00:00`)))
        })
      }),
    )
  })

  test('keep the chosen one while it is to come', () => {
    const days = daysFrom('2026-11-24')
    expect(chosenDate('2026-11-26', days)).toBe('2026-11-26')
    expect(chosenDate('2026-11-23', days)).toBe('2026-11-24')
    expect(chosenDate(undefined, days)).toBe('2026-11-24')
  })
})

describe('the slots', () => {
  const slot = (slotId: string, start: string) => ({ slotId, start, end: '', left: 1 })

  test('are those that have not begun', () => {
    const slots = [
      slot('1', '2026-11-24 11:00:00'),
      slot('2', '2026-11-24 12:00:00'),
      slot('3', '2026-11-24 12:00:01'),
      slot('4', 'tonight'),
      slot('', '2026-11-24 20:00:00'),
    ]
    expect(openSlots(slots, NOON).map(({ slotId }) => slotId)).toEqual(['3'])
  })

  test('are said as people say them', () => {
    expect(whenText('2026-11-24 20:00:00', '2026-11-24 20:50:00')).toBe('11月24日 20:00 – 20:50')
    expect(whenText('2026-11-24 20:00:00', '')).toBe('11月24日 20:00')
    expect(whenText('soon', '')).toBe('时间请在App内确认')
  })
})

describe('what is to be sent', () => {
  const whole = { guestUid: '7', slotId: '1', message: '来坐坐' }

  test('needs a guest who is somebody else, and a time', () => {
    expect(checkDraft(whole, '8')).toEqual({})
    expect(checkDraft({ ...whole, guestUid: undefined, slotId: undefined }, '8')).toEqual({
      guest: '请选择客人',
      slot: '请选择时间',
    })
    expect(checkDraft(whole, '7')).toEqual({ guest: '不能邀请自己' })
  })

  test('takes 60 characters, an emoji counting as one', () => {
    expect(checkDraft({ ...whole, message: ` ${'😀'.repeat(MESSAGE_MAX)}\n` }, '8')).toEqual({})
    expect(checkDraft({ ...whole, message: '字'.repeat(MESSAGE_MAX + 1) }, '8')).toEqual({
      message: '最多输入60字',
    })
  })

  test('has been sent when a new record says so', () => {
    const record = { invitationId: '1', uid: '7', start: 'then' }
    const wanted = { targetUid: '7', start: 'then' }
    expect(isSent([record], [], wanted)).toBe(true)
    expect(isSent([record], ['1'], wanted)).toBe(false)
    expect(isSent([{ ...record, invitationId: '2' }, record], ['2'], wanted)).toBe(true)
    expect(isSent([{ ...record, uid: '8' }], [], wanted)).toBe(false)
    expect(isSent([{ ...record, start: 'later' }], [], wanted)).toBe(false)
  })

  test('can still be kept while it is open or accepted', () => {
    const all = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'DONE'] as const
    expect(all.filter(isLive)).toEqual(['PENDING', 'ACCEPTED'])
  })
})

test.each<[Action, Partial<Parameters<typeof actionOf>[0]>]>([
  ['send', {}],
  ['send', { realNameStatus: undefined, todayLeft: undefined }],
  ['login', { loggedIn: false }],
  ['wait', { isAsking: true }],
  ['realName', { realNameStatus: 'NONE', todayLeft: 0 }],
  ['realName', { realNameStatus: 'PENDING' }],
  ['limit', { todayLeft: 0 }],
])('the main button is %s', (action, change) => {
  const host = { loggedIn: true, isAsking: false, realNameStatus: 'PASSED', todayLeft: 2 } as const
  expect(actionOf({ ...host, ...change })).toBe(action)
  expect(ACTION_LABELS[action]).not.toBe('')
})
