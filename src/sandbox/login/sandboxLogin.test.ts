import { describe, expect, test } from 'vitest'
import { queryFacilitators } from '@/api/facilitator'
import {
  getAuthorization,
  passportLogin,
  passportLogout,
  readUserInfo,
  sendSmsCode,
} from '@/api/login'
import { getPrivacyByType, queryPrivacy } from '@/api/privacy'
import { saveEvent, saveOpenEvent } from '@/api/tracking'
import { uidOf } from '@/sandbox/users'
import { API_BASE, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()

const login = (phone: string, smsCode = '123456') =>
  passportLogin({ phone, smsCode, loginType: 'SMS', privacyVersion: 'V3.2' })

describe('login', () => {
  test('registers a phone once and tells who is there', async () => {
    visit()
    const first = await login('13800138000')
    expect(first).toMatchObject({ isNewUser: true, uid: uidOf('13800138000') })
    expect(first.uid).toMatch(/^\d{19}$/)
    expect(first.uid).not.toContain('13800138000')
    expect(first.expireIn).toBeGreaterThan(Date.now())
    expect((await login('13800138000')).isNewUser).toBe(false)
    visit({ phone: '13800138000' })
    expect(await readUserInfo({})).toMatchObject({ phoneMasked: '138****8000' })
    expect((await getAuthorization()).accessToken).toBe(first.accessToken)
    await passportLogout()
  })

  test('somebody new has not begun the real-name check; who comes by a token has ended it', async () => {
    visit()
    await login('13800138001')
    visit({ phone: '13800138001' })
    expect((await readUserInfo({})).realNameStatus).toBe('NONE')
    visit({ phone: '13800138002' })
    expect((await readUserInfo({})).realNameStatus).toBe('PASSED')
  })

  test('a guest is signed out where a login is needed', async () => {
    visit()
    await expect(passportLogout()).rejects.toMatchObject({ code: 'S00000' })
    await expect(readUserInfo({})).rejects.toMatchObject({ code: 'S00000' })
    visit({ phone: '13800138000', state: 'guest' })
    await expect(passportLogout()).rejects.toMatchObject({ code: 'S00000' })
    await expect(readUserInfo({})).rejects.toMatchObject({ code: 'S00000' })
    expect(await queryFacilitators({ pageNo: 1, pageSize: 10 })).toHaveLength(5)
  })

  test('the token outlives a restart of the sandbox', async () => {
    visit({ phone: '18612345678' })
    const before = await readUserInfo({})
    sandbox.reset()
    expect((await readUserInfo({})).uid).toBe(before.uid)
  })

  test('wrong, expired and too many codes', async () => {
    visit()
    const phone = '13911112222'
    await expect(login(phone, '000000')).rejects.toMatchObject({ code: 40_001 })
    const send = (captchaToken?: string) =>
      sendSmsCode({ phone, scene: 'login', ...(captchaToken && { captchaToken }) })
    expect(await send()).toEqual({ resendSec: 60, expireSec: 300, needCaptcha: false })
    await expect(send()).rejects.toMatchObject({ code: 40_003 })
    sandbox.moveClock(61_000)
    expect((await send()).needCaptcha).toBe(false)
    sandbox.moveClock(61_000)
    expect((await send()).needCaptcha).toBe(true)
    expect((await send('slid')).needCaptcha).toBe(false)
    sandbox.moveClock(301_000)
    await expect(login(phone)).rejects.toMatchObject({ code: 40_002 })
  })

  test.each([
    ['sms_limit', 40_003],
    ['sms_cap', 40_004],
    ['risk_phone', 40_006],
  ])('%s refuses the code with %i', async (state, code) => {
    visit({ state })
    const sent = sendSmsCode({ phone: '13800138000', scene: 'login' })
    await expect(sent).rejects.toMatchObject({ code })
  })

  test('a version that was agreed to needs no second agreement', async () => {
    visit({ phone: '13800138000' })
    const needed = async () =>
      (await queryPrivacy({ scene: 'login' })).items.map((item) => item.needAgree)
    expect(await needed()).toEqual([true, true])
    await login('13800138000')
    expect(await needed()).toEqual([false, false])
    visit({ phone: '13800138000', state: 'agree_again' })
    expect(await needed()).toEqual([true, true])
  })
})

test('every legal text is there', async () => {
  visit()
  for (const type of ['USER_AGREEMENT', 'PRIVACY_POLICY', 'TERRITORY_RULES'] as const) {
    const text = await getPrivacyByType({ type })
    expect(text?.content.length).toBeGreaterThan(400)
    expect(text?.content).toMatch(/<h[23]>/)
  }
})

test('tracking events are kept and can be read', async () => {
  const event = {
    eventTime: '2026-11-20 10:00:00',
    pageName: 'sign-in',
    elementType: 'button',
    elementName: 'day-sign',
    extraInfo: { id: '7' },
  } as const
  visit({ phone: '13800138000' })
  await saveEvent(event)
  visit()
  await expect(saveEvent(event)).rejects.toMatchObject({ code: 'S00000' })
  await saveOpenEvent({ ...event, pageName: 'plAce' })
  await expect(saveOpenEvent({ ...event, eventTime: 'yesterday' })).rejects.toMatchObject({
    statusCode: 409,
  })
  expect(sandbox.events()).toHaveLength(2)
  expect(sandbox.events('sign-in')).toEqual([{ ...event, caller: uidOf('13800138000') }])
  const read = await fetch(`${API_BASE}/__sandbox/events?pageName=plAce`)
  expect(await read.json()).toEqual([{ ...event, pageName: 'plAce', caller: 'guest' }])
})
