import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openAppPage } from '@/bridge/handlers'
import { uidOf } from '@/sandbox/users'
import { place } from '@tests/support/fakeVisit'
import { codeInput, fill } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))

startSandbox()

const LINK = `/shareRegister?shareUid=${uidOf('13900000100')}&from=qr`
const result = (name: string) => screen.findByRole('heading', { level: 2, name })

test('says nothing of rewards in WeChat, keeps the code as text, and shows the way out', async () => {
  place.visit = 'wechat'
  renderRoute(LINK)
  expect(await screen.findByText(/^邀请码/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/红包|积分|奖励|领取|现金|礼/)
  const user = userEvent.setup()
  await fill(user)
  expect(codeInput()).toHaveValue('123456')
  await user.click(screen.getByRole('button', { name: '接受邀请' }))
  await result('欢迎加入')
  await user.click(screen.getByRole('button', { name: '打开App' }))
  expect(await screen.findByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
})

test('greets the person of the app as an old friend, and opens the app’s own page', async () => {
  place.visit = 'app'
  logInAs('13900000101')
  renderRoute(LINK)
  await result('你已是老朋友，直接打开App')
  expect(screen.queryByText('打开App 体验更完整')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '打开App' }))
  await waitFor(() => expect(openAppPage).toHaveBeenCalled())
})
