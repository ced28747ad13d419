import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import copy from 'copy-to-clipboard'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeWebView, openAppPage } from '@/bridge/handlers'
import { launch } from '@/kit/open-app/launch'
import { leaveForStore } from '@/kit/open-app/stores'
import { inviteCodeFor, person } from '@/sandbox/users'
import { track } from '@/tracking/track'
import { place } from '@tests/support/fakeVisit'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('copy-to-clipboard', () => ({ default: vi.fn(() => Promise.resolve(true)) }))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))
vi.mock('@/kit/open-app/launch', () => ({ launch: vi.fn() }))
vi.mock('@/kit/open-app/stores', async (original) => ({
  ...(await original<object>()),
  leaveForStore: vi.fn(),
}))

const sandbox = startSandbox()
beforeEach(() => {
  vi.mocked(launch).mockResolvedValue(false)
  vi.mocked(openAppPage).mockResolvedValue(true)
})

const CODE = inviteCodeFor(person(0).uid)
const LINK = `/wakeUp?path=${encodeURIComponent('/territory?id=30001')}`
const OPEN = '立即打开'

const tap = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))
const says = (text: string) => screen.findByText(text, { selector: 'output' })
const clicks = () =>
  vi.mocked(track).mock.calls.map(([page, type, name]) => `${page} ${type}/${name}`)

test('shows where it leads and opens nothing by itself', async () => {
  renderRoute(LINK)
  expect(
    await screen.findByRole('heading', { level: 1, name: '即将前往：领地' }),
  ).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('打开App'))
  await sandbox.quiet()
  expect(launch).not.toHaveBeenCalled()
  expect(openAppPage).not.toHaveBeenCalled()
  expect(copy).not.toHaveBeenCalled()
})

test.each([
  ['mobile', 'android', 'mfuwu://open?path=%2Fterritory%3Fid%3D30001'],
  ['mobile', 'ios', 'https://app.mfuwu.example/open?path=%2Fterritory%3Fid%3D30001'],
  ['wechat', 'ios', 'https://app.mfuwu.example/open?path=%2Fterritory%3Fid%3D30001'],
])('%s on %s: the tap leaves for %s', async (visit, os, address) => {
  Object.assign(place, { visit, os })
  vi.mocked(launch).mockResolvedValue(true)
  renderRoute(LINK)
  await tap(OPEN)
  expect(await says('已打开，返回继续')).toBeVisible()
  expect(vi.mocked(launch).mock.calls.map(([link]) => link)).toEqual([address])
})

test('in WeChat on Android the tap shows the way to the browser', async () => {
  Object.assign(place, { visit: 'wechat', os: 'android' })
  renderRoute(LINK)
  await tap(OPEN)
  expect(await screen.findByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
  expect(launch).not.toHaveBeenCalled()
  await tap('我知道了')
  expect(await says('微信中不能直接打开，请在浏览器打开')).toBeVisible()
})

test('in WeChat on iOS a link that did not open shows the way to the browser', async () => {
  Object.assign(place, { visit: 'wechat', os: 'ios' })
  renderRoute(LINK)
  await tap(OPEN)
  expect(await screen.findByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
  expect(launch).toHaveBeenCalledOnce()
  await tap('我知道了')
})

test('a bad path opens the app’s home', async () => {
  renderRoute('/wakeUp?path=https%3A%2F%2Fevil.example')
  expect(await screen.findByText('App首页')).toBeInTheDocument()
  await tap(OPEN)
  await waitFor(() =>
    expect(vi.mocked(launch).mock.calls.map(([link]) => link)).toEqual(['mfuwu://open']),
  )
})

test('repeated taps are one try', async () => {
  let settle: (opened: boolean) => void = vi.fn()
  vi.mocked(launch).mockReturnValue(new Promise((resolve) => (settle = resolve)))
  renderRoute(LINK)
  const button = await screen.findByRole('button', { name: OPEN })
  act(() => {
    button.click()
    button.click()
  })
  expect(await says('正在打开…')).toBeVisible()
  await userEvent.click(button)
  expect(launch).toHaveBeenCalledOnce()
  await act(async () => settle(false))
  expect(await says('未检测到App')).toBeVisible()
})

test('a first failure offers the download, a second one opens the help', async () => {
  renderRoute(LINK)
  await tap(OPEN)
  expect(await says('未检测到App')).toBeVisible()
  const help = () => screen.getByRole('button', { name: '打不开？' })
  expect(help()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('系统询问时')).not.toBeVisible()
  await tap(OPEN)
  await waitFor(() => expect(help()).toHaveAttribute('aria-expanded', 'true'))
  expect(screen.getByText('系统询问时')).toBeVisible()
})

test('an app that opens after its time is success, also after a reload', async () => {
  const { unmount } = renderRoute(LINK)
  await tap(OPEN)
  await says('未检测到App')
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void fireEvent(document, new Event('visibilitychange')))
  seen.mockRestore()
  expect(await says('已打开，返回继续')).toBeVisible()
  unmount()
  const again = renderRoute(LINK)
  expect(await says('已打开，返回继续')).toBeVisible()
  again.unmount()
  renderRoute('/wakeUp?path=/sign-in')
  await screen.findByText('每日签到')
  expect(screen.queryByText('已打开，返回继续')).toBeNull()
})

test.each([
  ['ios', ['下载App'], 'ios'],
  ['android', ['下载App'], 'android'],
  ['other', ['下载App（iOS）', '下载App（安卓）'], 'ios'],
] as const)('on %s the store is the phone’s own', async (os, names, store) => {
  Object.assign(place, { visit: 'mobile', os })
  renderRoute(`${LINK}&channel=metro_07`)
  await screen.findByRole('button', { name: names[0] })
  const shown = screen.getAllByRole('button', { name: /^下载App/ })
  expect(shown.map((button) => button.textContent)).toEqual(names)
  const sentBefore: number[] = []
  const fetched = vi.spyOn(globalThis, 'fetch')
  vi.mocked(leaveForStore).mockImplementation(() => void sentBefore.push(fetched.mock.calls.length))
  await tap(names[0])
  expect(leaveForStore).toHaveBeenCalledExactlyOnceWith(store)
  // The record is sent before the page is left, and outlives it.
  expect(sentBefore).toEqual([1])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  await waitFor(() =>
    expect(sandbox.seen('/channel/newChannelRecord')[0]?.body).toMatchObject({
      channelCode: 'metro_07',
      eventType: 'DOWNLOAD',
      landingPath: '/wakeUp',
      visitorKey: expect.stringMatching(/^[\w-]{8,}$/),
    }),
  )
  fetched.mockRestore()
})

test.each(['cut', 'http_500', 'toast'])(
  'a download goes on when its record fails (%s), and nothing is said',
  async (state) => {
    renderRoute(`${LINK}&channel=%3Cb%3E&__state=${state}@channel/newChannelRecord`)
    await tap('下载App')
    expect(leaveForStore).toHaveBeenCalledOnce()
    await sandbox.quiet()
    expect(sandbox.seen('/channel/newChannelRecord')[0]?.body).toMatchObject({
      channelCode: 'organic',
    })
    expect(document.body).not.toHaveTextContent(/网络|失败|错误/)
  },
)

test('the code is copied by its button alone', async () => {
  renderRoute(`${LINK}&inviteCode=${CODE}`)
  await tap(OPEN)
  await says('未检测到App')
  expect(copy).not.toHaveBeenCalled()
  await tap('复制邀请码')
  expect(copy).toHaveBeenCalledExactlyOnceWith(CODE)
})

test('a bad code shows neither code nor inviter', async () => {
  renderRoute(`${LINK}&inviteCode=%3Cscript%3E`)
  await screen.findByRole('button', { name: OPEN })
  expect(screen.queryByRole('button', { name: '复制邀请码' })).toBeNull()
  expect(sandbox.seen('/invite/sharedUser')).toHaveLength(0)
})

test('says who invites', async () => {
  renderRoute(`${LINK}&inviteCode=${CODE}`)
  expect(await screen.findByText(person(0).nickname)).toBeVisible()
})

test.each(['http_500', 'cut', 'inviter_unknown', 'inviter_invalid', 'wrong_shape'])(
  'no line of an inviter when it is %s, and the code stays',
  async (state) => {
    renderRoute(`${LINK}&inviteCode=${CODE}&__state=${state}@invite/sharedUser,${state}`)
    await screen.findByText(CODE)
    await sandbox.quiet()
    expect(screen.queryByText('邀请你一起探索')).toBeNull()
  },
)

test('in the app the page opens at once by the bridge, and closes', async () => {
  Object.assign(place, { visit: 'app', os: 'ios' })
  renderRoute(LINK)
  await waitFor(() => expect(closeWebView).toHaveBeenCalledOnce())
  expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/territory?id=30001')
  expect(screen.queryByRole('button', { name: /下载App/ })).toBeNull()
})

test('in the app a page that only the link names waits for a tap, and is shown before', async () => {
  Object.assign(place, { visit: 'app', os: 'ios' })
  renderRoute(`/wakeUp?path=${encodeURIComponent('/wallet/send?to=7')}`)
  expect(await screen.findByText('/wallet/send?to=7')).toBeVisible()
  await sandbox.quiet()
  expect(openAppPage).not.toHaveBeenCalled()
  await tap(OPEN)
  await waitFor(() => expect(closeWebView).toHaveBeenCalledOnce())
  expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/wallet/send?to=7')
})

test('in an app that does not open it the page stays and says so', async () => {
  Object.assign(place, { visit: 'app', os: 'android' })
  vi.mocked(openAppPage).mockResolvedValue(false)
  renderRoute(LINK)
  expect(await says('暂时无法打开，请稍后再试')).toBeVisible()
  expect(closeWebView).not.toHaveBeenCalled()
  vi.mocked(openAppPage).mockResolvedValue(true)
  await tap(OPEN)
  await waitFor(() => expect(closeWebView).toHaveBeenCalledOnce())
})

test('counts the taps by their names', async () => {
  place.os = 'other'
  renderRoute(`${LINK}&inviteCode=${CODE}`)
  for (const name of [OPEN, '打不开？', '复制邀请码', '下载App（iOS）', '下载App（安卓）'])
    await tap(name)
  expect(clicks()).toEqual([
    'wakeUp page/view',
    'wakeUp button/open',
    'wakeUp card/help',
    'wakeUp button/copy-code',
    'wakeUp button/download-ios',
    'wakeUp button/download-android',
  ])
})
