import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseServerTime } from '@/lib/serverClock'
import {
  faceOf,
  fillOf,
  groupedCode,
  newOnTop,
  phoneProblem,
  qrMoments,
  qrPhase,
  refreshedText,
  tierLabel,
  wording,
} from './inventUser'

describe('faceOf', () => {
  const me = { data: { inviteCode: 'AB12CD34' }, error: null, isPending: false }
  const visitor = { inApp: false, loggedIn: true, me, linkCode: 'ZZ99YY88' }

  it('is the invited person’s where somebody else’s code was scanned', () => {
    expect(faceOf(visitor)).toBe('invitee')
    const asking = { data: undefined, error: null, isPending: true }
    expect(faceOf({ ...visitor, loggedIn: false, me: asking })).toBe('invitee')
    expect(faceOf({ ...visitor, me: { ...me, data: { inviteCode: '' } } })).toBe('invitee')
    const signedOut = { data: undefined, error: { code: 'S00000' }, isPending: false }
    expect(faceOf({ ...visitor, me: signedOut })).toBe('invitee')
  })

  it('is the inviter’s in the app, without a code, and with one’s own', () => {
    expect(faceOf({ ...visitor, inApp: true })).toBe('inviter')
    expect(faceOf({ ...visitor, linkCode: undefined, loggedIn: false })).toBe('inviter')
    expect(faceOf({ ...visitor, linkCode: 'ab12cd34' })).toBe('inviter')
  })

  it('is not known while a member is asked about, and the invited person’s where that fails', () => {
    const asking = { data: undefined, error: null, isPending: true }
    expect(faceOf({ ...visitor, me: asking })).toBeUndefined()
    const failed = { data: undefined, error: new Error('no'), isPending: false }
    expect(faceOf({ ...visitor, me: failed })).toBe('invitee')
  })
})

describe('a code', () => {
  const end = parseServerTime('2026-11-24 10:00:00') ?? 0

  it('fades 5 s before its end, and is expired at it', () => {
    const phase = (before: number) => qrPhase('2026-11-24 10:00:00', end - before)
    expect([5001, 5000, 1, 0, -1].map(phase)).toEqual([
      'live',
      'fading',
      'fading',
      'expired',
      'expired',
    ])
    expect(qrMoments('2026-11-24 10:00:00')).toEqual({ fadesAt: end - 5000, endsAt: end })
  })

  it.each(['', '明天'])('never ends where its end cannot be read (%j)', (expireAt) => {
    expect(qrPhase(expireAt, end)).toBe('live')
    expect(qrMoments(expireAt)).toEqual({})
  })

  it.each([
    ['73K5OH6B', '73K5 OH6B'],
    ['ABCDE', 'ABCD E'],
    ['ABCD', 'ABCD'],
    ['', ''],
  ])('is read in fours: %s', (code, text) => {
    expect(groupedCode(code)).toBe(text)
  })
})

describe('a tier', () => {
  it('says what is missing, and leaves its opening to the platform', () => {
    expect(tierLabel({ need: 5, status: 'LOCKED' }, 3)).toBe('差2人')
    expect(tierLabel({ need: 5, status: 'LOCKED' }, 5)).toBe('待开启')
    expect(tierLabel({ need: 5, status: 'CLAIMABLE' }, 0)).toBe('领取')
    expect(tierLabel({ need: 5, status: 'CLAIMED' }, 9)).toBe('已领取')
    expect(tierLabel({ need: 5, status: 'SOLD_OUT' }, 9)).toBe('已抢光')
  })

  it('fills its jar from empty to full, whatever the numbers say', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (need, valid) => {
        const fill = fillOf({ need, status: 'LOCKED' }, valid)
        expect(fill).toBeGreaterThanOrEqual(0)
        expect(fill).toBeLessThanOrEqual(1)
      }),
    )
    expect(fillOf({ need: 9, status: 'CLAIMED' }, 0)).toBe(1)
    expect(fillOf({ need: 9, status: 'CLAIMABLE' }, 0)).toBe(1)
    expect(fillOf({ need: 4, status: 'LOCKED' }, 1)).toBe(0.25)
    expect(fillOf({ need: 0, status: 'LOCKED' }, 1)).toBe(0)
  })
})

it('counts as new what stands above the first known row, and nothing on a later page', () => {
  const known = new Set(['b', 'c'])
  expect(newOnTop(['x', 'y', 'b', 'c', 'z'], known)).toBe(2)
  expect(newOnTop(['b', 'c', 'z'], known)).toBe(0)
  expect(newOnTop(['x', 'y'], new Set())).toBe(0)
})

it('names one thing that stands against a phone, one’s own first', () => {
  const none = { registered: false, boundInviter: false, selfInvite: false }
  expect(phoneProblem(none)).toBeUndefined()
  expect(phoneProblem({ ...none, boundInviter: true })).toBe('你已接受过其他好友的邀请')
  expect(phoneProblem({ ...none, registered: true })).toBe('该手机号已注册，请直接打开App')
  expect(phoneProblem({ registered: true, boundInviter: true, selfInvite: true })).toBe(
    '不能邀请自己',
  )
})

it('says when the list was looked up, where the platform says so', () => {
  expect(refreshedText('2026-11-24 09:30:12')).toBe('更新于 09:30')
  expect(refreshedText('')).toBe('')
})

it('names no reward in WeChat', () => {
  const words = (visit: 'wechat' | 'mobile') => {
    const { need, showsRewards } = wording({ visit, os: 'ios' })
    return [need(5), showsRewards]
  }
  expect(words('mobile')).toEqual(['邀请5人', true])
  expect(words('wechat')).toEqual(['5位好友同行', false])
})
