import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { campaignPage } from '@/kit/page/CampaignProvider'
import { paths } from '@/paths'
import { LOGIN_INFO_KEY } from '@/session/loginInfo'
import { forgetLogin, logIn, setWrapperToken, tokens } from '@/session/session'
import { track } from '@/tracking/track'
import { Toaster } from '@/ui/toast/Toaster'
import { place } from '@tests/support/fakeVisit'
import { loadCode } from '@tests/support/loadCode'
import { button, codeInput, fill, phoneInput } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { ExchangeLoginPage } from './ExchangeLoginPage'
import { PATIENCE_MS } from './useEntry'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
// The first test must not wait for the code of the page, nor for that of its target pages.
beforeAll(() => loadCode('/exchangeLogin', '/exchange', '/rewardRules'), 60_000)
afterEach(() => {
  Object.assign(place, { visit: 'desktop', os: 'other' })
  vi.useRealTimers()
  setWrapperToken('')
})

const PHONE = '13900000100'
const RULES = paths.rewardRules()
let people = 0
/** The app's token of a new account: each is traded once. */
function newToken(): string {
  people += 1
  return tokenOfPhone(String(13_700_000_000 + people))
}
const at = ({ router }: ReturnType<typeof renderRoute>) => {
  const { pathname, search } = router.state.location
  return pathname.replace('/mfuwu', '') + search
}

test('a guest sees what it is for, the form, the warning and the help', async () => {
  renderRoute('/exchangeLogin')
  expect(await screen.findByRole('heading', { level: 1, name: '登录后兑现' })).toBeVisible()
  expect(screen.getByText('为保障账户安全，请验证手机号')).toBeVisible()
  expect(screen.getByText('平台不会以任何理由索要验证码')).toBeVisible()
  expect(screen.getByText('遇到问题？')).toBeVisible()
  expect(button('联系客服')).toBeVisible()
  expect(button('登录并继续')).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await waitFor(() => expect(document.title).toBe('登录后兑换'))
  expect(sandbox.seen('/getAuthorization')).toHaveLength(0)
})

test('the login goes on in this page’s place', async () => {
  const view = renderRoute(
    `/exchangeLogin?redirect=${encodeURIComponent(paths.rewardRules('cash'))}`,
  )
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑换' })
  await fill(user)
  await user.click(button('登录并继续'))
  expect(await screen.findByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
  expect(at(view)).toBe('/rewardRules?section=cash')
  expect(view.router.state.historyAction).toBe('REPLACE')
  await act(() => view.router.navigate(-1))
  expect(at(view)).toBe('/rewardRules?section=cash')
  expect(sandbox.seen('/passport/login')).toHaveLength(1)
})

test('a login whose page was left meanwhile leads nowhere', async () => {
  const view = renderRoute(RULES)
  await screen.findByRole('heading', { level: 1, name: '奖励规则' })
  await act(() => view.router.navigate('/exchangeLogin'))
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑现' })
  await fill(user)
  const answer = sandbox.hold('/passport/login')
  await user.click(button('登录并继续'))
  await waitFor(() => expect(sandbox.seen('/passport/login')).toHaveLength(1))
  await act(() => view.router.navigate(-1))
  answer()
  await waitFor(() => expect(localStorage.getItem(LOGIN_INFO_KEY)).not.toBeNull())
  expect(at(view)).toBe(RULES)
})

test.each(['//evil.com', 'https://evil.com', '/\\evil', '/nowhere', '/exchangeLogin', ''])(
  'a login that stands goes on at once, and %j leads to the exchange',
  async (redirect) => {
    logInAs(PHONE)
    const view = renderRoute(`/exchangeLogin?redirect=${encodeURIComponent(redirect)}`)
    await waitFor(() => expect(at(view)).toBe('/exchange'))
    expect(screen.queryByRole('textbox', { name: '手机号' })).toBeNull()
    await screen.findByRole('heading', { level: 1, name: '奖励兑现' })
  },
)

test('while the next page’s code is on its way there is a form only for who has lost the login', async () => {
  connectApi()
  logInAs(PHONE)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slowPage = { path: '/exchange', lazy: () => new Promise<never>(() => {}) }
  const router = createMemoryRouter(
    [
      { path: '/exchangeLogin', Component: campaignPage('exchangeLogin', ExchangeLoginPage) },
      slowPage,
    ],
    { initialEntries: ['/exchangeLogin'] },
  )
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS * 2))
  expect(router.state.navigation.location?.pathname).toBe('/exchange')
  expect(screen.getByText('正在安全登录…')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  act(() => forgetLogin())
  expect(screen.getByRole('textbox', { name: '手机号' })).toBeVisible()
})

test('a login that came while the page lay in the back-forward cache goes on', async () => {
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await screen.findByRole('textbox', { name: '手机号' })
  // A page in the back-forward cache receives no events.
  logInAs(PHONE)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(at(view)).toBe(RULES))
})

test('a login that is over is deleted, and the form shows', async () => {
  const record = { accessToken: 'old', clientInfo: 'e30=', expireIn: Date.now() - 60_000 }
  localStorage.setItem(LOGIN_INFO_KEY, JSON.stringify(record))
  const view = renderRoute('/exchangeLogin')
  expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem(LOGIN_INFO_KEY)).toBeNull())
  expect(at(view)).toBe('/exchangeLogin')
})

test('the app’s token needs no form', async () => {
  const token = newToken()
  setWrapperToken(token)
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await waitFor(() => expect(at(view)).toBe(RULES))
  expect(tokens().stored).toBe(`${token}.h5`)
  expect(sandbox.seen('/passport/login')).toHaveLength(0)
})

test('the app’s person, whom the exchange does not know yet, comes back to the same campaign without a form', async () => {
  const token = newToken()
  setWrapperToken(token)
  const config = '/finance/rewardsToCashCampaign/config'
  sandbox.useScenario(`guest@${config}`)
  sandbox.server.use(http.get('*/getAuthorization', () => sandbox.useScenario()))
  const view = renderRoute('/exchange?activityId=007')
  expect(await screen.findByText('可兑现（奖励）')).toBeVisible()
  expect(at(view)).toBe('/exchange?activityId=007')
  expect(tokens()).toEqual({ wrapper: token, stored: `${token}.h5` })
  expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
  // The rules of the test before may still have asked for theirs.
  const asked = sandbox.seen(config).filter(({ query }) => query.activityId === '007')
  expect(asked).toHaveLength(2)
})

test('an app whose person the exchange never takes ends at the form, and that login stands alone', async () => {
  setWrapperToken(newToken())
  sandbox.useScenario('guest@/finance/rewardsToCashCampaign/config')
  const view = renderRoute('/exchange')
  await waitFor(() => expect(tokens()).toEqual({ wrapper: '', stored: undefined }))
  expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  expect(at(view)).toBe('/exchangeLogin?redirect=/exchange')
  expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
  sandbox.useScenario()
  const user = userEvent.setup()
  await fill(user)
  await user.click(button('登录并继续'))
  expect(await screen.findByText('可兑现（奖励）')).toBeVisible()
  expect(sandbox.seen('/rewardsToCashCampaign/config').at(-1)?.headers['x-auth-token']).toBe(
    tokens().stored,
  )
})

test('asks a person whom the login registers to verify their name first', async () => {
  renderRoute('/exchange')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑现' })
  await fill(user)
  await user.click(button('登录并继续'))
  expect(await screen.findByRole('button', { name: '去实名认证' })).toBeEnabled()
  expect(screen.getAllByText('请先完成实名认证').length).toBeGreaterThan(0)
})

test('an app that tells its token late still opens the way', async () => {
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await screen.findByRole('textbox', { name: '手机号' })
  act(() => setWrapperToken(newToken()))
  await waitFor(() => expect(at(view)).toBe(RULES))
})

test.each(['guest', 'cut', 'http_500', 'toast'])(
  'when the app’s token is of no use (%s) the form shows, without a word about it',
  async (state) => {
    setWrapperToken(newToken())
    render(<Toaster />)
    const view = renderRoute(`/exchangeLogin?__state=${state}@getAuthorization`)
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/getAuthorization')).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(screen.queryByText(/火爆|开小差|请先登录|error/i)).toBeNull()
    expect(at(view)).toContain('/exchangeLogin')
  },
)

test('a trade of the app’s token that takes too long leaves the person the form', async () => {
  place.visit = 'app'
  sandbox.hold('/getAuthorization')
  setWrapperToken(newToken())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  renderRoute('/exchangeLogin')
  expect(await screen.findByText('正在安全登录…')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS))
  expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  expect(sandbox.seen('/getAuthorization')).toHaveLength(1)
})

test('a login in another tab goes on here, too', async () => {
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await screen.findByRole('textbox', { name: '手机号' })
  await act(() => logIn({ accessToken: tokenOfPhone(PHONE), expireIn: 600 }))
  await waitFor(() => expect(at(view)).toBe(RULES))
})

test('a wrong code stays here with its reason', async () => {
  renderRoute('/exchangeLogin?__state=code_wrong')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑现' })
  await fill(user)
  await user.click(button('登录并继续'))
  expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
})

test('two taps are one login', async () => {
  renderRoute('/exchangeLogin')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑现' })
  await fill(user)
  act(() => {
    button('登录并继续').click()
    button('登录并继续').click()
  })
  await screen.findByRole('heading', { level: 1, name: '奖励兑现' })
  expect(sandbox.seen('/passport/login')).toHaveLength(1)
})

test('tells the plan of events what was done, and nothing of the person', async () => {
  vi.mocked(track).mockClear()
  renderRoute('/exchangeLogin?from=sms')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑现' })
  await user.click(button('联系客服'))
  await user.click(await screen.findByRole('button', { name: '暂不' }))
  await user.type(phoneInput(), '13800138000')
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('登录并继续'))
  await waitFor(() => expect(tokens().stored).toBeDefined())
  const tracked = vi.mocked(track).mock.calls.filter(([page]) => page === 'exchangeLogin')
  expect(tracked.map(([, type, name]) => `${type}/${name}`)).toEqual([
    'page/view',
    'button/help',
    'button/get-code',
    'button/login-continue',
  ])
  expect(tracked[0]?.[3]).toEqual({ from: 'sms' })
  expect(JSON.stringify(tracked)).not.toMatch(/1380013|123456/)
})
