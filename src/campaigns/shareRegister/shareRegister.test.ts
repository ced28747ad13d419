import { describe, expect, test } from 'vitest'
import { failureOf } from '@/api/core/verdict/failure'
import { listRegistrants, type SharedUser } from '@/api/invitation'
import { passportLogin, readUserInfo, type UserInfo } from '@/api/login'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { outcomeOf, parseKept, viewOf, type Outcome } from './outcome'
import { uidOf } from '@/sandbox/users'
import { startSandbox, visit } from '@tests/support/sandbox'

const INVITER: SharedUser = {
  uid: '6001',
  nickname: '星河拾光',
  avatar: '',
  inviteCode: 'ABCD1234',
  title: '',
  valid: true,
}
const PENDING = { data: undefined, error: null, isPending: true }
const failed = (error: unknown) => ({ data: undefined, error, isPending: false })
const FAILED = failed(new Error('cut'))
const me = (uid: string) => ({ data: { uid } as UserInfo, error: null, isPending: false })

describe('who invites', () => {
  test('the code counts before the id', () => {
    expect(inviterKey({ inviteCode: 'ABCD', shareUid: '7' })).toEqual({ inviteCode: 'ABCD' })
    expect(inviterKey({ shareUid: '7' })).toEqual({ shareUid: '7' })
    expect(inviterKey({})).toBeUndefined()
  })

  test('is nobody while it is asked, where nobody is known, and when the code binds nobody', () => {
    expect(validInviter(undefined)).toBeUndefined()
    expect(validInviter(null)).toBeUndefined()
    expect(validInviter({ ...INVITER, valid: false })).toBeUndefined()
    expect(validInviter(INVITER)).toBe(INVITER)
  })
})

describe('what the page shows', () => {
  const known = {
    done: undefined,
    waiting: false,
    loggedIn: true,
    me: me('7'),
    inviter: INVITER,
    inviterPending: false,
    kept: undefined,
    link: 'ABCD1234',
  }
  const kept = { outcome: 'new', uid: '7', link: 'ABCD1234' } as const

  test('the outcome of a login', () => {
    expect(outcomeOf({ uid: '7', isNewUser: true }, INVITER)).toBe('new')
    expect(outcomeOf({ uid: '7', isNewUser: false }, undefined)).toBe('old')
    expect(outcomeOf({ uid: '6001', isNewUser: false }, INVITER)).toBe('self')
    expect(outcomeOf({ uid: '', isNewUser: true }, { uid: '' })).toBe('new')
  })

  test('guests get the form, also those whose login the platform no longer takes', () => {
    expect(viewOf({ ...known, loggedIn: false, kept })).toBe('form')
    const over = failed({ code: 'S00000', message: '请先登录' })
    expect(viewOf({ ...known, kept, me: over })).toBe('form')
  })

  test('inside the app nobody gets a form before the app has said who is there', () => {
    const waiting = { ...known, waiting: true, loggedIn: false, me: PENDING }
    expect(viewOf(waiting)).toBe('asking')
    expect(viewOf({ ...waiting, waiting: false })).toBe('form')
    expect(viewOf({ ...known, waiting: true })).toBe('old')
  })

  test('people who are logged in get a result, even when nobody can say who they are', () => {
    expect(viewOf(known)).toBe('old')
    expect(viewOf({ ...known, me: me('6001') })).toBe('self')
    expect(viewOf({ ...known, me: FAILED })).toBe('old')
    expect(viewOf({ ...known, me: FAILED, inviter: undefined })).toBe('old')
    expect(viewOf({ ...known, me: PENDING })).toBe('asking')
    expect(viewOf({ ...known, inviterPending: true })).toBe('asking')
  })

  test('a kept outcome holds for the same person at the same link', () => {
    expect(viewOf({ ...known, kept })).toBe('new')
    expect(viewOf({ ...known, kept, me: PENDING })).toBe('new')
    expect(viewOf({ ...known, kept, me: FAILED })).toBe('new')
    expect(viewOf({ ...known, kept, me: me('8') })).toBe('old')
    expect(viewOf({ ...known, kept, link: 'OTHER' })).toBe('old')
  })

  test('a kept outcome also holds where the platform did not say whose it was', () => {
    const nobodys = { ...kept, uid: '' }
    expect(viewOf({ ...known, kept: nobodys })).toBe('new')
    expect(viewOf({ ...known, kept, me: me('') })).toBe('new')
    expect(viewOf({ ...known, kept: nobodys, link: 'OTHER' })).toBe('old')
  })

  test('this visit’s own outcome goes before everything', () => {
    const all: Outcome[] = ['new', 'old', 'self']
    for (const done of all)
      for (const loggedIn of [true, false])
        expect(viewOf({ ...known, kept, done, loggedIn, me: FAILED })).toBe(done)
  })

  test('what is kept comes back, and anything else is nothing', () => {
    for (const outcome of ['new', 'old', 'self'])
      expect(parseKept(JSON.stringify({ ...kept, outcome }))).toEqual({ ...kept, outcome })
    for (const wrong of [{ outcome: 'gone' }, { uid: 7 }, { link: undefined }])
      expect(parseKept(JSON.stringify({ ...kept, ...wrong }))).toBeUndefined()
    expect(parseKept(null)).toBeUndefined()
  })
})

describe('the platform', () => {
  startSandbox()
  const INVITER_PHONE = '13900000100'
  const accept = async (phone: string, state = '') => {
    visit({ phone: INVITER_PHONE })
    const { inviteCode } = await readUserInfo({})
    visit({ state })
    const request = { phone, smsCode: '123456', loginType: 'SMS', privacyVersion: 'V1' } as const
    return passportLogin({ ...request, inviteCode })
  }
  const registrants = async () => {
    visit({ phone: INVITER_PHONE })
    return (await listRegistrants({ pageNo: 1, pageSize: 20 })).list.map(({ uid }) => uid)
  }

  test('a new phone is bound to its inviter', async () => {
    expect((await accept('13655550002')).isNewUser).toBe(true)
    expect((await accept('13655550002')).isNewUser).toBe(false)
    expect(await registrants()).toContain(uidOf('13655550002'))
  })

  test.each(['old_user', 'bound'])('%s is nobody new, and nobody’s invitation', async (state) => {
    expect((await accept('13655550003', state)).isNewUser).toBe(false)
    expect(await registrants()).not.toContain(uidOf('13655550003'))
  })

  test('new_user is new however often, and has shown no papers', async () => {
    await accept('13655550004')
    expect((await accept('13655550004', 'new_user')).isNewUser).toBe(true)
    visit({ phone: '13655550004', state: 'new_user' })
    expect((await readUserInfo({})).realNameStatus).toBe('NONE')
  })

  test.each([
    [INVITER_PHONE, ''],
    ['13655550005', 'self'],
  ])('nobody invites themselves: %s %s', async (phone, state) => {
    const refused = await accept(phone, state).catch(failureOf)
    expect(refused).toMatchObject({ kind: 'business', code: 50_005, text: '不能邀请自己哦' })
  })
})
