import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetLogin } from '@/session/session'
import { track } from '@/tracking/track'
import { dismissToasts } from '@/ui/toast/toast'
import { goBack } from '@tests/support/goBack'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startSandbox()
// jsdom does not say it of localhost, and elsewhere there is no Clipboard API.
beforeAll(() => Object.assign(window, { isSecureContext: true }))
afterEach(() => {
  dismissToasts()
  act(forgetLogin)
  vi.mocked(track).mockClear()
})

const BIRD = '/manufacturerDetail/10001'
const PHONE = '13900000100'
const WHOLE_NUMBER = /^138\d{4}6021$/

async function open(address = BIRD) {
  const opened = openRoute(address)
  await screen.findByRole('heading', { level: 1, name: '青鸾数字工坊' })
  return opened
}

const tapContact = (user: UserEvent) => user.click(screen.getByRole('button', { name: '联系TA' }))
const contact = () => screen.findByRole('dialog', { name: '联系TA' })

describe('联系TA, logged in', () => {
  it('shows the contact and the masked phone', async () => {
    logInAs(PHONE)
    const { user } = await open()
    await tapContact(user)
    const sheet = within(await contact())
    expect(sheet.getByText('沈知秋')).toBeInTheDocument()
    expect(sheet.getByText('138****6021')).toBeInTheDocument()
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'contact')
  })

  it('copies the whole number', async () => {
    logInAs(PHONE)
    const { user } = await open()
    await tapContact(user)
    await user.click(await screen.findByRole('button', { name: '复制电话' }))
    expect(await screen.findByText('电话已复制')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toMatch(WHOLE_NUMBER)
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'copy-phone')
  })

  it('shows the number for a copy by hand when the browser refuses', async () => {
    logInAs(PHONE)
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    await tapContact(user)
    await user.click(await screen.findByRole('button', { name: '复制电话' }))
    expect(await screen.findByText('复制失败，请长按手动复制')).toBeInTheDocument()
    expect(screen.getByDisplayValue(WHOLE_NUMBER)).toBeInTheDocument()
    expect(screen.queryByText(/已复制/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })

  it.each([
    ['fails', () => HttpResponse.json({ statusCode: 500, message: '稍后再试' })],
    ['brings no number', () => HttpResponse.json({ statusCode: 200, data: { id: '10001' } })],
  ])('says so when asking for the number %s, and asks again', async (_, answer) => {
    const { user } = await open()
    logInAs(PHONE)
    sandbox.server.use(http.get('*/showOne/10001', answer, { once: true }))
    await tapContact(user)
    expect(await screen.findByText('电话获取失败，请重试')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '复制电话' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '重新获取' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '复制电话' })).not.toHaveAttribute('aria-busy'),
    )
    expect(screen.queryByText('电话获取失败，请重试')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '复制电话' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(WHOLE_NUMBER))
  })

  it.each([
    [
      'is answered as for a guest',
      { statusCode: 200, data: { id: '10001', contactPhoneMasked: '138****6021' } },
    ],
    ['is refused', { statusCode: 401, code: 'S00000' }],
  ])('asks for the login that the platform does not know: it %s', async (_, answer) => {
    const { user } = await open()
    logInAs(PHONE)
    sandbox.server.use(http.get('*/showOne/10001', () => HttpResponse.json(answer), { once: true }))
    await tapContact(user)
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: '联系TA' })).toBeNull()
  })

  it('Back closes the sheet and stays on the page', async () => {
    logInAs(PHONE)
    const { router, user } = await open()
    await tapContact(user)
    await contact()
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe(`/mfuwu${BIRD}`)
  })

  it('a login that ends takes the sheet away', async () => {
    logInAs(PHONE)
    const { user } = await open()
    await tapContact(user)
    await contact()
    act(forgetLogin)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('never puts the number into an event or an address', async () => {
    logInAs(PHONE)
    const { user } = await open()
    await tapContact(user)
    await user.click(await screen.findByRole('button', { name: '复制电话' }))
    await screen.findByText('电话已复制')
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toMatch(/\d{4}6021|138\*/)
    expect(window.location.href).not.toContain('6021')
  })
})

describe('联系TA, as a guest', () => {
  it('asks for a login first', async () => {
    const { user } = await open()
    await tapContact(user)
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: '联系TA' })).not.toBeInTheDocument()
    expect(screen.queryByText('138****6021')).not.toBeInTheDocument()
  })

  it('shows the contact after the login, with the whole number to copy', async () => {
    const { user } = await open()
    await tapContact(user)
    await user.type(await screen.findByLabelText('手机号'), PHONE)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /s后重发$/ })
    expect(sandbox.seen('/sms/sendSmsCode')).toHaveLength(1)
    await user.type(screen.getByLabelText('验证码'), '123456')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(await contact()).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: '复制电话' })).not.toBeDisabled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '复制电话' })).not.toHaveAttribute('aria-busy'),
    )
    await user.click(screen.getByRole('button', { name: '复制电话' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(WHOLE_NUMBER))
  })

  it('a login that is left leaves the page as it was', async () => {
    const { user } = await open()
    await tapContact(user)
    const login = await screen.findByRole('dialog', { name: '手机号登录' })
    await user.click(within(login).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([false, true])('without a phone nobody has to log in (logged in: %s)', async (login) => {
    if (login) logInAs(PHONE)
    const { user } = await open(`${BIRD}?__state=no_contact`)
    await tapContact(user)
    const sheet = within(await contact())
    expect(sheet.getByText('暂未公开联系方式')).toBeInTheDocument()
    expect(sheet.queryByRole('button', { name: '复制电话' })).not.toBeInTheDocument()
  })
})

describe('分享', () => {
  const tapShare = (user: UserEvent) => user.click(screen.getByRole('button', { name: '分享' }))

  it('hands the browser a link of its own making', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    const { user } = await open(`${BIRD}?token=secret&accessToken=x&from=wx&utm=1#hash`)
    await tapShare(user)
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: '青鸾数字工坊',
      text: '青鸾数字工坊成立于2019年，专注国风题材的数字藏品设计与发行。',
      url: 'http://localhost:3000/mfuwu/manufacturerDetail/10001',
    })
    expect(track).toHaveBeenCalledWith('manufacturerDetail', 'button', 'share')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('copies the link where the browser has no share sheet', async () => {
    const { user } = await open()
    await tapShare(user)
    expect(await screen.findByText('链接已复制')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/mfuwu/manufacturerDetail/10001',
    )
  })
})
