import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { adoptLogin, logIn, setWrapperToken } from '@/session/session'
import { renderRoute } from '@tests/support/renderRoute'
import { tokenOfPhone, startSandbox } from '@tests/support/sandbox'
import { ADDRESS, LIST, PHONE, claimButton } from './testing'

vi.mock('@/bridge/environment', () => ({
  currentVisit: () => ({ visit: 'app', os: 'android' }),
}))
const appLogin = vi.hoisted(() => vi.fn(() => Promise.resolve('')))
vi.mock('@/bridge/handlers', async (original) => ({ ...(await original<object>()), appLogin }))
vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

const sandbox = startSandbox()

beforeEach(() => {
  setWrapperToken('')
})

/** In a second, by the current account. */
async function readToItsEnd() {
  const quest = { taskId: '31001', readSec: 1, status: 'TODO' }
  sandbox.server.use(
    http.get('*/moment/detail', () =>
      HttpResponse.json({ errorCode: 200, data: { momentId: '20004', status: 'NORMAL', quest } }),
    ),
  )
  renderRoute(ADDRESS)
  await screen.findByText('滑动浏览，开始计时')
  await waitFor(() => {
    fireEvent.scroll(window)
    expect(screen.queryByText(/^滑动|^正在/)).toBeNull()
  })
  expect(await claimButton()).toBeVisible()
}

it('stays read when the app’s token is traded for a login record', async () => {
  setWrapperToken(tokenOfPhone(PHONE))
  await readToItsEnd()
  const expireIn = Date.now() + 86_400_000
  await act(() => adoptLogin({ accessToken: `${tokenOfPhone(PHONE)}.h5`, expireIn }))
  await act(() => sandbox.quiet())
  expect(await claimButton()).toBeVisible()
})

it('is not read by another person who logs in to the app after a guest', async () => {
  setWrapperToken(tokenOfPhone(PHONE))
  await readToItsEnd()
  act(() => setWrapperToken(''))
  expect(await screen.findByText('登录后可得奖励')).toBeVisible()
  act(() => setWrapperToken(tokenOfPhone('13900000108')))
  expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
})

it('is not read by another person who logs in where the app’s own login is over', async () => {
  setWrapperToken(tokenOfPhone(PHONE))
  await readToItsEnd()
  appLogin.mockResolvedValueOnce(tokenOfPhone('13900000108'))
  const over = { code: 'S00000', message: '请先登录' }
  sandbox.server.use(http.get(`*${LIST}`, () => HttpResponse.json(over), { once: true }))
  await userEvent.click(await claimButton())
  expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
  expect(appLogin).toHaveBeenCalledOnce()
})

it('is not read by another person who logs in later', async () => {
  const expireIn = Date.now() + 86_400_000
  await logIn({ accessToken: tokenOfPhone(PHONE), expireIn })
  await readToItsEnd()
  await act(() => logIn({ accessToken: tokenOfPhone('13900000108'), expireIn }))
  expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
  expect(screen.queryByRole('button', { name: '去领取' })).toBeNull()
})
