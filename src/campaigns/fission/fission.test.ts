import { describe, expect, test } from 'vitest'
import type { FissionAnswer } from '@/api/fission'
import type { SharedUser } from '@/api/invitation'
import { faceOf, giftOf, isSoldOut, parseKept, registerPath, viewOf } from './fission'
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
    ['a login that is over is none, with a code', 'invitee', { loggedIn: true, me: SIGNED_OUT }],
    ['a guest of the app was invited, too', 'invitee', { inApp: true }],
    [
      'a person whom the app has named is known',
      'inviter',
      { waiting: true, loggedIn: true, me: mine },
    ],
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
    expect(giftOf({ ...NEW, reward: null }, here)).toMatchObject({
      outcome: 'PROCESSING',
      name: '',
      amountText: '',
    })
    expect(giftOf({ ...NEW, isNewUser: false }, here).outcome).toBe('SUCCESS')
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

  test('comes back from storage, and anything else is nothing', () => {
    const gift = giftOf(NEW, here)
    for (const outcome of ['PROCESSING', 'SUCCESS', 'SOLD_OUT', 'OLD', 'UNKNOWN'] as const) {
      const kept = { ...gift, outcome, isBoundElsewhere: true }
      expect(parseKept(JSON.stringify(kept))).toEqual(kept)
    }
    expect(parseKept(JSON.stringify({ ...gift, isBoundElsewhere: 1 }))).toEqual(gift)
    for (const wrong of [{ outcome: 'GONE' }, { uid: 7 }, { name: undefined }])
      expect(parseKept(JSON.stringify({ ...gift, ...wrong }))).toBeUndefined()
    expect(parseKept(null)).toBeUndefined()
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
    expect(resultWords('SUCCESS', gift)).toEqual({ title: '礼盒已拆开', text: '礼盒 · 60积分' })
    expect(resultWords('PROCESSING', { ...gift, amountText: '' }).text).toBe('礼盒 · 处理中')
    expect(resultWords('SUCCESS', { ...gift, name: '', amountText: '' }).text).toBe('新人礼物')
  })

  test.each([
    ['PROCESSING', '礼盒已拆开', '新人礼物 · 处理中'],
    ['SOLD_OUT', '礼盒已派完', '这次没赶上，数字世界的大门一直开着'],
    ['OLD', '你已注册过，无法领取新人礼', '打开App，继续你的旅程'],
    ['UNKNOWN', '结果请到App查看', '刚才的提交没有收到答复，以App内显示为准'],
    ['ended', '活动已结束', '数字世界的大门一直开着'],
    ['soon', '活动即将开始', '倒计时结束后，礼盒就在这里'],
  ] as const)('says of %s: %s', (view, title, text) => {
    expect(resultWords(view, undefined)).toEqual({ title, text })
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
