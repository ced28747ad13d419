import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { LOGIN_INFO_KEY } from '@/session/loginInfo'
import { logIn, setWrapperToken, tokens } from '@/session/session'
import { track } from '@/tracking/track'
import { Toaster } from '@/ui/Toaster'
import { button, codeInput, fill, phoneInput } from '../support/loginForm'
import { logInAs, renderRoute } from '../support/renderRoute'
import { startSandbox, tokenOfPhone } from '../support/sandbox'

vi.mock('@/tracking/track', { spy: true })

const sandbox = startSandbox()
// The first test must not wait for the code of the page, nor for that of the pages to which it leads.
beforeAll(
  () =>
    Promise.all([
      import('@/campaigns/exchangeLogin/route'),
      import('@/campaigns/exchange/route'),
      import('@/campaigns/rewardRules/route'),
    ]),
  60_000,
)
afterEach(() => setWrapperToken(''))

const PHONE = '13900000100'
const RULES = paths.rewardRules()
const at = ({ router }: ReturnType<typeof renderRoute>) => {
  const { pathname, search } = router.state.location
  return pathname.replace('/mfuwu', '') + search
}

test('a guest sees what it is for, the form, the warning and the help', async () => {
  renderRoute('/exchangeLogin')
  expect(await screen.findByRole('heading', { level: 1, name: '登录后兑换' })).toBeVisible()
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

test('a login that is over is deleted, and the form stands', async () => {
  const record = { accessToken: 'old', clientInfo: 'e30=', expireIn: Date.now() - 1 }
  localStorage.setItem(LOGIN_INFO_KEY, JSON.stringify(record))
  const view = renderRoute('/exchangeLogin')
  expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem(LOGIN_INFO_KEY)).toBeNull())
  expect(at(view)).toBe('/exchangeLogin')
})

test('the app’s token needs no form', async () => {
  setWrapperToken(tokenOfPhone(PHONE))
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await waitFor(() => expect(at(view)).toBe(RULES))
  expect(tokens().stored).toBe(tokenOfPhone(PHONE))
  expect(sandbox.seen('/passport/login')).toHaveLength(0)
})

test('an app that tells its token late still opens the way', async () => {
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await screen.findByRole('textbox', { name: '手机号' })
  act(() => setWrapperToken(tokenOfPhone(PHONE)))
  await waitFor(() => expect(at(view)).toBe(RULES))
})

test.each(['guest', 'cut', 'http_500', 'toast'])(
  'when the app’s token is of no use (%s) the form stands, without a word about it',
  async (state) => {
    setWrapperToken(tokenOfPhone(PHONE))
    render(<Toaster />)
    const view = renderRoute(`/exchangeLogin?__state=${state}@getAuthorization`)
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/getAuthorization')).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(screen.queryByText(/火爆|开小差|请先登录|error/i)).toBeNull()
    expect(at(view)).toContain('/exchangeLogin')
  },
)

test('a login in another tab goes on here, too', async () => {
  const view = renderRoute(`/exchangeLogin?redirect=${RULES}`)
  await screen.findByRole('textbox', { name: '手机号' })
  await act(() => logIn({ accessToken: tokenOfPhone(PHONE), expireIn: 600 }))
  await waitFor(() => expect(at(view)).toBe(RULES))
})

test('a wrong code stays here with its reason', async () => {
  renderRoute('/exchangeLogin?__state=code_wrong')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑换' })
  await fill(user)
  await user.click(button('登录并继续'))
  expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
})

test('two taps are one login', async () => {
  renderRoute('/exchangeLogin')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: '登录后兑换' })
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
  await screen.findByRole('heading', { name: '登录后兑换' })
  await user.click(button('联系客服'))
  await user.click(await screen.findByRole('button', { name: '暂不' }))
  await user.type(phoneInput(), '13800138000')
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('登录并继续'))
  await waitFor(() => expect(tokens().stored).toBeDefined())
  const told = vi.mocked(track).mock.calls.filter(([page]) => page === 'exchangeLogin')
  expect(told.map(([, type, name]) => `${type}/${name}`)).toEqual([
    'page/view',
    'button/help',
    'button/open-app',
    'button/get-code',
    'button/login-continue',
  ])
  expect(told[0]?.[3]).toEqual({ from: 'sms' })
  expect(JSON.stringify(told)).not.toMatch(/1380013|123456/)
})
