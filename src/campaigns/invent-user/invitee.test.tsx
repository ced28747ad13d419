import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { findUser, inviteCodeFor, person } from '@/sandbox/users'
import { place } from '@tests/support/fakeVisit'
import { box, button, codeInput, fill, phoneInput } from '@tests/support/loginForm'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
// Preloads the page's code for the first test.
beforeAll(() => Promise.all([import('./route'), import('./QrDrawing')]), 60_000)
beforeEach(() => {
  sandbox.setClock('2026-11-24 10:00:00')
})

const VERIFY = '/verifyUserRegistration'
const INVITER = person(0)
const CODE = inviteCodeFor(INVITER.uid)

const openLink = (state = '') =>
  openRoute(`/invent-user?activityId=1001&inviteCode=${CODE}&__state=${state}`)
const found = (name: string | RegExp) => screen.findByRole('button', { name })
const type = (text: string) => fireEvent.change(phoneInput(), { target: { value: text } })

describe('whoever scanned the code', () => {
  it('joins with the code, is logged in and goes on in the app', async () => {
    const { user } = openLink()
    expect(await screen.findByText(INVITER.nickname)).toBeVisible()
    await fill(user)
    await user.click(button('确认加入'))
    expect(await screen.findByRole('heading', { name: '加入成功' })).toHaveFocus()
    expect(sandbox.seen('/addNewUserInfo')[0]?.body).toMatchObject({
      inviteCode: CODE,
      activityId: '1001',
      smsCode: '123456',
    })
    await user.click(await found('打开App'))
    expect(openApp).toHaveBeenCalledWith({ pageName: 'invent-user' })
    // openApp counts the tap itself.
    expect(tracked()).toContain('button/confirm-join')
    expect(tracked()).not.toContain('button/open-app')
  })

  it.each([
    ['old_user', '该手机号已注册，请直接打开App'],
    ['bound', '你已接受过其他好友的邀请'],
    ['self', '不能邀请自己'],
  ])('gets no code when the phone is %s', async (state, text) => {
    const { user } = openLink(state)
    await found('确认加入')
    type('13755500001')
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(button('获取验证码'))
    expect(sandbox.seen('/sms/sendSmsCode')).toHaveLength(0)
  })

  it('can join also when nobody knows who invited', async () => {
    openLink('cut@/invite/sharedUser')
    expect(await found('确认加入')).toBeEnabled()
    expect(screen.queryByText(INVITER.nickname)).toBeNull()
  })

  it('is known by the inviter’s own phone', async () => {
    openLink()
    await found('确认加入')
    type(findUser({ uid: INVITER.uid })?.phone ?? '')
    expect(await screen.findByText('不能邀请自己')).toBeVisible()
  })

  it('is asked about once for each phone, after its last digit', async () => {
    openLink()
    await found('确认加入')
    for (const phone of ['1375550000', '13755500002']) type(phone)
    await waitFor(() => expect(sandbox.seen(VERIFY)).toHaveLength(1))
    expect(sandbox.seen(VERIFY)[0]?.query).toEqual({
      phone: '13755500002',
      activityId: '1001',
      inviteCode: CODE,
    })
  })

  it('is told that the phone is registered when that comes out only at the end', async () => {
    const { user } = openLink('http_500@/verifyUserRegistration')
    await found('确认加入')
    await user.type(phoneInput(), '13900000101')
    await user.type(codeInput(), '123456')
    await user.click(box())
    await user.click(button('确认加入'))
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible()
  })

  it('is sent to the app when already logged in', async () => {
    logInAs('13655009001')
    openLink()
    expect(await screen.findByRole('heading', { name: '你已是老朋友' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is told of no reward in WeChat', async () => {
    place.visit = 'wechat'
    const { user } = openLink()
    await found('确认加入')
    await fill(user)
    await user.click(button('确认加入'))
    expect(await screen.findByText(`${INVITER.nickname} 在数字世界等你`)).toBeVisible()
    expect(document.body).not.toHaveTextContent('礼包')
  })

  it('sees the own code where the link is one’s own', async () => {
    logInAs(findUser({ uid: INVITER.uid })?.phone ?? '')
    openLink()
    expect(await screen.findByRole('img', { name: '邀请二维码' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '确认加入' })).toBeNull()
  })
})
