import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openAppPage } from '@/bridge/handlers'
import { leaveForStore } from '@/kit/open-app/stores'
import { env } from '@/lib/env'
import { filings } from '@/lib/filings'
import { tokens } from '@/session/session'
import { track } from '@/tracking/track'
import { Toaster } from '@/ui/toast/Toaster'
import { place } from '@tests/support/fakeVisit'
import { PHONE, button, fill } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))
vi.mock('@/kit/open-app/stores', async (original) => ({
  ...(await original<object>()),
  leaveForStore: vi.fn(),
}))

const sandbox = startSandbox()

const LINK = '/channel?channelCode=metro_07&subChannel=a1'
const START = '立即体验'

const records = () => sandbox.seen('/channel/newChannelRecord').map(({ body }) => body)
const recorded = (eventType: string) =>
  records().filter((body) => (body as { eventType: string }).eventType === eventType)
const result = (name: string) => screen.findByRole('heading', { level: 2, name })

async function start() {
  const user = userEvent.setup()
  await screen.findByRole('button', { name: START })
  await fill(user)
  await user.click(button(START))
  return user
}

test('shows the slogan, the form, what there is to do, and who stands behind it', async () => {
  renderRoute(LINK)
  expect(await screen.findByRole('button', { name: START })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('数字世界等你登陆')
  for (const name of ['拥有领地', '漫游星球', '遇见同伴'])
    expect(screen.getByText(name)).toBeInTheDocument()
  expect(screen.getByText(env.companyName)).toBeInTheDocument()
  for (const { number, href } of filings)
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href)
  await waitFor(() => expect(document.title).toBe('数字世界 等你登陆'))
  await waitFor(() => expect(recorded('VISIT')).toHaveLength(1))
})

test('counts the visit once a session and channel, also after a reload', async () => {
  for (const address of [LINK, LINK, '/channel?channelCode=bus_02']) {
    const { unmount } = renderRoute(address)
    await screen.findByRole('button', { name: START })
    await sandbox.quiet()
    unmount()
  }
  await waitFor(() => expect(records()).toHaveLength(2))
  expect(records()).toEqual([
    expect.objectContaining({
      channelCode: 'metro_07',
      subChannel: 'a1',
      eventType: 'VISIT',
      landingPath: '/channel',
    }),
    expect.objectContaining({ channelCode: 'bus_02', eventType: 'VISIT' }),
  ])
  const keys = records().map((body) => (body as { visitorKey: string }).visitorKey)
  expect(new Set(keys).size).toBe(1)
})

test('counts the visit where the browser’s storage is forbidden', async () => {
  const area = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  renderRoute('/channel?channelCode=denied_1')
  await waitFor(() => expect(recorded('VISIT')).toHaveLength(1))
  expect(screen.getByRole('button', { name: START })).toBeInTheDocument()
  area.mockRestore()
})

test.each(['/channel', '/channel?channelCode=%3Cb%3E', `/channel?channelCode=${'x'.repeat(40)}`])(
  '%s is organic, and registering works',
  async (address) => {
    renderRoute(address)
    await start()
    await result('注册成功')
    expect(sandbox.seen('/channel/channelLogin')[0]?.body).toMatchObject({ channelCode: 'organic' })
    await waitFor(() => expect(recorded('REGISTER')).toHaveLength(1))
    expect(records()).toEqual(
      records().map(() => expect.objectContaining({ channelCode: 'organic' })),
    )
  },
)

test('a new person registers: the record, what they were given, and the store of their phone', async () => {
  renderRoute(LINK)
  const user = await start()
  const heading = await result('注册成功')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('新人探索礼包 · 发放中')).toBeInTheDocument()
  expect(tokens().stored).toBeDefined()
  expect(sandbox.seen('/channel/channelLogin')[0]?.body).toMatchObject({
    phone: PHONE,
    channelCode: 'metro_07',
    subChannel: 'a1',
  })
  await waitFor(() => expect(recorded('REGISTER')).toHaveLength(1))
  await user.click(button('下载App'))
  expect(leaveForStore).toHaveBeenCalledExactlyOnceWith('android')
  await waitFor(() => expect(recorded('DOWNLOAD')).toHaveLength(1))
})

test.each([
  ['old_user', '登录成功'],
  ['reward_none,new_user', '注册成功'],
])('%s: no reward, no line of one', async (state, title) => {
  renderRoute(`${LINK}&__state=${state}`)
  await start()
  await result(title)
  expect(screen.queryByText(/礼包/)).toBeNull()
})

test('says nothing of rewards in WeChat', async () => {
  place.visit = 'wechat'
  renderRoute(`${LINK}&__state=new_user`)
  await start()
  await result('注册成功')
  expect(document.body).not.toHaveTextContent(/红包|积分|奖励|领取|现金|礼/)
})

test('tells nobody that the visit could not be recorded', async () => {
  render(<Toaster />)
  renderRoute(`${LINK}&__state=http_500@newChannelRecord`)
  expect(await screen.findByRole('button', { name: START })).toBeEnabled()
  await waitFor(() => expect(recorded('VISIT')).toHaveLength(1))
  await sandbox.quiet()
  expect(screen.queryByText(/开小差/)).toBeNull()
})

test('a registration whose answer is lost says so, keeps what was typed and is not sent again', async () => {
  renderRoute(`${LINK}&__state=cut_after@channelLogin`)
  await start()
  expect(await screen.findByText(NETWORK_TEXT)).toBeInTheDocument()
  expect(screen.getByLabelText('验证码')).toHaveValue('123456')
  await sandbox.quiet()
  expect(sandbox.seen('/channel/channelLogin')).toHaveLength(1)
  expect(recorded('REGISTER')).toEqual([])
})

test('a refused code stays on the form, and nothing is registered', async () => {
  renderRoute(`${LINK}&__state=code_wrong`)
  await start()
  expect(await screen.findByText('验证码错误，请重新输入')).toBeInTheDocument()
  expect(recorded('REGISTER')).toEqual([])
})

test('two taps are one registration', async () => {
  renderRoute(LINK)
  await screen.findByRole('button', { name: START })
  await fill(userEvent.setup())
  act(() => {
    button(START).click()
    button(START).click()
  })
  await result('注册成功')
  expect(sandbox.seen('/channel/channelLogin')).toHaveLength(1)
  await waitFor(() => expect(recorded('REGISTER')).toHaveLength(1))
})

test('somebody who is logged in opens the app', async () => {
  place.visit = 'app'
  logInAs(PHONE)
  renderRoute(LINK)
  await userEvent.click(await screen.findByRole('button', { name: '打开App' }))
  await waitFor(() => expect(openAppPage).toHaveBeenCalled())
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /下载App/ })).toBeNull()
})

test.each([
  ['ios', ['下载App']],
  ['android', ['下载App']],
  ['other', ['下载App（iOS）', '下载App（安卓）']],
] as const)('the download bar on %s leads to the phone’s own store', async (os, names) => {
  place.os = os
  renderRoute(LINK)
  await screen.findByRole('button', { name: START })
  const buttons = screen.getAllByRole('button', { name: /^下载App/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  const fetched = vi.spyOn(globalThis, 'fetch')
  const sentBefore: number[] = []
  vi.mocked(leaveForStore).mockImplementation(() => void sentBefore.push(fetched.mock.calls.length))
  await userEvent.click(buttons[0] ?? document.body)
  expect(leaveForStore).toHaveBeenCalledExactlyOnceWith(os === 'other' ? 'ios' : os)
  // The record is sent before the page is left, and outlives it.
  expect(sentBefore).toEqual([1])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  fetched.mockRestore()
})

test('counts the taps by their names, and nothing of the person', async () => {
  renderRoute(LINK)
  const user = userEvent.setup()
  await screen.findByRole('button', { name: START })
  await user.click(button(/^漫游星球/))
  await fill(user)
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(button(START))
  await result('注册成功')
  await user.click(button('下载App'))
  const tracked = vi.mocked(track).mock.calls
  expect(tracked.map(([page, type, name]) => `${page} ${type}/${name}`)).toEqual([
    'channel page/view',
    'channel card/feature',
    'channel button/get-code',
    'channel button/start',
    'channel button/download',
  ])
  expect(JSON.stringify(tracked)).not.toContain(PHONE)
})
