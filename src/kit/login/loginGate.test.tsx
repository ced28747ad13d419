import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { passportLogout } from '@/api/login'
import { sessionKey } from '@/session/sessionKey'
import { useLoginGate } from './useLoginGate'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { forgetLogin, logIn, setWrapperToken, tokens } from '@/session/session'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'

const app = vi.hoisted(() => ({
  visit: 'mobile',
  login: vi.fn<() => Promise<string>>(),
}))
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({ visit: app.visit, os: 'other' }),
}))
vi.mock('@/bridge/handlers', async (original) => ({
  ...(await original<object>()),
  appLogin: app.login,
}))

const sandbox = startSandbox()

beforeEach(() => {
  localStorage.setItem(CLIENT_ID_KEY, 'gate-test')
  connectApi()
  app.visit = 'mobile'
  app.login.mockReset()
  act(() => {
    setWrapperToken('')
    forgetLogin()
  })
})

function Page({ onOpen, onTap }: { onOpen: () => void; onTap: () => void }) {
  const gate = useLoginGate('territory')
  const claim = async () => {
    if (!gate.requireLogin()) return
    onTap()
    await passportLogout().catch(gate.wasSignedOut)
  }
  return (
    <>
      <p>{gate.loggedIn ? '会员' : '游客'}</p>
      <button type="button" onClick={() => void claim()}>
        领取
      </button>
      <button type="button" onClick={() => gate.whenLoggedIn(onOpen)}>
        购买
      </button>
      {gate.sheet}
    </>
  )
}

function show() {
  const onOpen = vi.fn()
  const onTap = vi.fn()
  const view = render(<Page onOpen={onOpen} onTap={onTap} />, { wrapper: MemoryRouter })
  return { onOpen, onTap, user: userEvent.setup(), ...view }
}

/** The app's login is open until the returned function answers it. */
function appLoginWaits(): (token: string) => void {
  app.visit = 'app'
  let answer = (_token: string) => {}
  app.login.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return (token) => answer(token)
}

const tap = () => screen.getByRole('button', { name: '领取' })
const buy = () => screen.getByRole('button', { name: '购买' })
const sheet = () => screen.findByRole('dialog', { name: '手机号登录' })
const noSheet = () => expect(screen.queryByRole('dialog')).toBeNull()

async function logInBySheet(user: ReturnType<typeof userEvent.setup>) {
  const form = within(await sheet())
  await user.type(await form.findByLabelText('手机号'), '13800138000')
  await user.type(form.getByLabelText('验证码'), '123456')
  await user.click(form.getByRole('checkbox'))
  await user.click(form.getByRole('button', { name: '登录' }))
  await waitFor(noSheet)
}

test('a guest logs in by the sheet, and what writes is not repeated', async () => {
  const { user, onTap } = show()
  expect(screen.getByText('游客')).toBeVisible()
  await user.click(tap())
  expect(onTap).not.toHaveBeenCalled()
  await logInBySheet(user)
  expect(screen.getByText('会员')).toBeVisible()
  expect(onTap).not.toHaveBeenCalled()
  await user.click(tap())
  expect(onTap).toHaveBeenCalledOnce()
})

test('what a guest wanted to open opens once after the login', async () => {
  const { user, onOpen } = show()
  await user.click(buy())
  expect(onOpen).not.toHaveBeenCalled()
  await logInBySheet(user)
  expect(onOpen).toHaveBeenCalledOnce()
  await user.click(buy())
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('the sheet can be left, and what was wanted with it is forgotten', async () => {
  const { user, onOpen } = show()
  await user.click(buy())
  await user.click(within(await sheet()).getByRole('button', { name: '关闭' }))
  await waitFor(noSheet)
  await user.click(tap())
  await logInBySheet(user)
  expect(onOpen).not.toHaveBeenCalled()
})

test('a sheet that was closed by mistake still has what was typed, but no tick', async () => {
  const { user } = show()
  await user.click(tap())
  await user.type(await screen.findByLabelText('手机号'), '13800138000')
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.keyboard('{Escape}')
  await waitFor(noSheet)
  await user.click(tap())
  expect(await screen.findByLabelText('手机号')).toHaveValue('138 0013 8000')
  expect(screen.getByLabelText('验证码')).toHaveValue('123456')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('a tap that the platform answers with S00000 opens the login, even with a login of before', async () => {
  await logIn({ accessToken: tokenOfPhone('13800138000'), expireIn: Date.now() + 60_000 })
  sandbox.useScenario('guest@/passport/logout')
  const { user, onTap } = show()
  expect(screen.getByText('会员')).toBeVisible()
  await user.click(tap())
  expect(await sheet()).toBeVisible()
  // The platform gives the same token again.
  await logInBySheet(user)
  expect(onTap).toHaveBeenCalledOnce()
})

test('another failure opens nothing', async () => {
  await logIn({ accessToken: tokenOfPhone('13800138000'), expireIn: Date.now() + 60_000 })
  sandbox.useScenario('cut@/passport/logout')
  const { user } = show()
  await user.click(tap())
  await waitFor(() => expect(sandbox.seen('/passport/logout')).toHaveLength(1))
  noSheet()
})

test('a login in another tab closes the sheet', async () => {
  const { user, onOpen } = show()
  await user.click(buy())
  await sheet()
  await act(() => logIn({ accessToken: 'other-tab', expireIn: Date.now() + 60_000 }))
  await waitFor(noSheet)
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
})

test('inside the app its own login comes first, and two taps open it once', async () => {
  const answer = appLoginWaits()
  const { user, onOpen } = show()
  await user.click(buy())
  await user.click(buy())
  // The bridge's code is imported by the tap.
  await waitFor(() => expect(app.login).toHaveBeenCalled())
  expect(app.login).toHaveBeenCalledOnce()
  await act(async () => answer(tokenOfPhone('13800138000')))
  expect(screen.getByText('会员')).toBeVisible()
  expect(tokens()).toEqual({ wrapper: tokenOfPhone('13800138000'), stored: undefined })
  expect(onOpen).toHaveBeenCalledOnce()
  noSheet()
})

test('the app’s login counts as one also when it answers the token of before', async () => {
  app.visit = 'app'
  setWrapperToken('the same')
  app.login.mockResolvedValue('the same')
  sandbox.useScenario('guest@/passport/logout')
  const { user } = show()
  const before = sessionKey()
  await user.click(tap())
  await waitFor(() => expect(sessionKey()).not.toBe(before))
  noSheet()
})

test('an app that has no login, or whose login was left, gives way to the sheet', async () => {
  app.visit = 'app'
  app.login.mockResolvedValue('')
  const { user } = show()
  await user.click(tap())
  expect(await sheet()).toBeVisible()
})

test('an app that never answers gives way too; a token that comes late closes the sheet', async () => {
  const answer = appLoginWaits()
  const { user, onOpen } = show()
  await user.click(buy())
  noSheet()
  expect(await screen.findByRole('dialog')).toBeVisible()
  await act(async () => answer('late-token'))
  await waitFor(noSheet)
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
})

test('the sheet that was left does not come back when the app says no at last', async () => {
  const answer = appLoginWaits()
  const { user } = show()
  await user.click(tap())
  const opened = await screen.findByRole('dialog')
  await user.click(within(opened).getByRole('button', { name: '关闭' }))
  await waitFor(noSheet)
  await act(async () => answer(''))
  noSheet()
})
