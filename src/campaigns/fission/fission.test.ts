import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FissionAnswer } from '@/api/fission'
import type { SharedUser } from '@/api/invitation'
import { faceOf, giftOf, isKept, isSoldOut, parseKept, registerPath, viewOf } from './fission'
import type { Face, KeptGift, InviteeStatus } from './fission'
import { bondText, isOpenBox, resultWords } from './wording'

const CODE = 'STAR01'
const answered = <T>(data: T) => ({ data, error: null, isPending: false })
const PENDING = { data: undefined, error: null, isPending: true }
const failed = (error: unknown) => ({ data: undefined, error, isPending: false })
const SIGNED_OUT = failed({ code: 'S00000', message: '请先登录' })
const CUT = failed(new Error('cut'))

describe('whose page it is', () => {
  const web = { inApp: false, waiting: false, loggedIn: false, me: PENDING, linkCode: CODE }
  const mine = answered({ inviteCode: 'star01' })
  const other = answered({ inviteCode: 'OTHER1' })

  test.each<[string, Face, Partial<Parameters<typeof faceOf>[0]>]>([
    ['a guest with a code was invited', 'invitee', {}],
    ['a guest without a code, too', 'invitee', { linkCode: undefined }],
    [
      'in the app without a code it is the inviter’s',
      'inviter',
      { inApp: true, linkCode: undefined },
    ],
    [
      'a member without a code invites',
      'inviter',
      { loggedIn: true, me: other, linkCode: undefined },
    ],
    [
      'a login that is over is none',
      'invitee',
      { loggedIn: true, me: SIGNED_OUT, linkCode: undefined },
    ],
    [
      'one’s own code, whatever its case, is one’s own page',
      'inviter',
      { loggedIn: true, me: mine },
    ],
    ['somebody else’s code is an invitation', 'invitee', { loggedIn: true, me: other }],
    ['it is not known before the person is', undefined, { loggedIn: true }],
    ['nor before the app has said who is there', undefined, { inApp: true, waiting: true }],
    ['where nobody can say who it is, it is an invitation', 'invitee', { loggedIn: true, me: CUT }],
    [
      'no own code is nobody’s code',
      'invitee',
      { loggedIn: true, me: answered({ inviteCode: '' }) },
    ],
  ])('%s', (_, face, visitor) => {
    expect(faceOf({ ...web, ...visitor })).toBe(face)
  })
})

const INVITER: SharedUser = {
  uid: '9',
  nickname: '小满',
  avatar: '',
  inviteCode: CODE,
  title: '',
  valid: true,
}
const NEW: Pick<FissionAnswer, 'uid' | 'isNewUser' | 'inviterBound' | 'reward'> = {
  uid: '7',
  isNewUser: true,
  inviterBound: true,
  reward: { name: '礼盒', amountText: '60积分', status: 'SUCCESS' },
}
const OLD = { ...NEW, isNewUser: false, inviterBound: false, reward: null }
const here = { link: 'STAR01,1001', inviter: INVITER, wasLost: false }

describe('what came of it', () => {
  test('is the gift of somebody new, in its state', () => {
    expect(giftOf(NEW, here)).toMatchObject({
      outcome: 'SUCCESS',
      name: '礼盒',
      isBoundElsewhere: false,
    })
    expect(giftOf({ ...NEW, reward: null }, here).outcome).toBe('PROCESSING')
  })

  test('is nothing for whoever was here before, unless an answer was lost', () => {
    expect(giftOf(OLD, here).outcome).toBe('OLD')
    expect(giftOf(OLD, { ...here, wasLost: true }).outcome).toBe('UNKNOWN')
    expect(giftOf(NEW, { ...here, wasLost: true }).outcome).toBe('SUCCESS')
  })

  test('names another bond only where there could have been one', () => {
    const unbound = { ...NEW, inviterBound: false }
    expect(bondText(giftOf(unbound, here))).toBe('好友关系未建立：你已绑定其他邀请人')
    expect(bondText(giftOf(unbound, { ...here, inviter: undefined }))).toBeUndefined()
    expect(bondText(giftOf(OLD, here))).toBeUndefined()
    expect(bondText(undefined)).toBeUndefined()
  })

  test('comes back from storage for the same person at the same link, and anything else is nothing', () => {
    const gift = giftOf(NEW, here)
    expect(parseKept(JSON.stringify(gift))).toEqual(gift)
    expect(isKept(gift, here.link, '7')).toBe(true)
    expect(isKept(gift, here.link, undefined)).toBe(true)
    expect(isKept(gift, here.link, '8')).toBe(false)
    expect(isKept(gift, 'OTHER,', '7')).toBe(false)
    expect(isKept(undefined, here.link, '7')).toBe(false)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseKept(text)).toBeUndefined()
      }),
    )
  })
})

describe('the card', () => {
  const known = {
    phase: 'open',
    loggedIn: false,
    me: PENDING,
    gift: undefined,
    isSoldOut: false,
  } as const
  const gift: KeptGift = giftOf(NEW, here)

  test.each<[InviteeStatus, Partial<Parameters<typeof viewOf>[0]>]>([
    ['form', {}],
    ['SOLD_OUT', { isSoldOut: true }],
    ['ended', { phase: 'ended', isSoldOut: true }],
    ['soon', { phase: 'soon' }],
    ['asking', { loggedIn: true }],
    ['OLD', { loggedIn: true, me: answered({ uid: '7' }) }],
    ['OLD', { loggedIn: true, me: CUT }],
    ['form', { loggedIn: true, me: SIGNED_OUT }],
    ['SUCCESS', { gift, phase: 'ended', loggedIn: true }],
  ])('is %s', (view, change) => {
    expect(viewOf({ ...known, ...change })).toBe(view)
  })

  test('opens the box only for a gift that was given', () => {
    const all = ['asking', 'form', 'soon', 'ended', 'OLD', 'UNKNOWN', 'SOLD_OUT'] as const
    expect(all.filter(isOpenBox)).toEqual([])
    expect([isOpenBox('SUCCESS'), isOpenBox('PROCESSING')]).toEqual([true, true])
  })

  test('names what was in it, and that it is still on its way', () => {
    expect(resultWords('SUCCESS', gift).text).toBe('礼盒 · 60积分')
    expect(resultWords('PROCESSING', { ...gift, amountText: '' }).text).toBe('礼盒 · 处理中')
    expect(resultWords('SUCCESS', { ...gift, name: '', amountText: '' }).text).toBe('新人礼物')
  })

  test('is sold out when every gift has gone, not when nobody counts them', () => {
    const prize = (left: number) => ({
      name: '',
      img: '',
      count: 5,
      left,
      worthText: '',
    })
    expect(isSoldOut({ prizes: [prize(0), prize(0)] })).toBe(true)
    expect(isSoldOut({ prizes: [prize(0), prize(1)] })).toBe(false)
    expect(isSoldOut({ prizes: [] })).toBe(false)
  })

  test('leads to the registration with the same code', () => {
    expect(registerPath({ inviteCode: CODE, from: 'wx' })).toBe(
      '/shareRegister?inviteCode=STAR01&from=wx',
    )
    expect(registerPath({})).toBe('/shareRegister')
  })
})
