import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { logIn } from '@/session/session'
import { answerLogin } from '@tests/support/renderRoute'
import { tokenOfPhone } from '@tests/support/sandbox'
import { PHONE, SIGN, open, openAsMember, signButton, startSignInPage } from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

describe('who is not logged in', () => {
  it('sees the page without numbers, gets the login on the tap, then the own page, and taps again', async () => {
    open()
    const button = await screen.findByRole('button', { name: '登录后签到' })
    expect(screen.getByText('我的积分').parentElement).toHaveTextContent('--')
    expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续--天')
    expect(screen.queryByText(/^补签卡/)).toBeNull()
    await userEvent.click(button)
    await answerLogin(PHONE)
    expect(await signButton()).toBeEnabled()
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('gets the own page also when the login brings the same token again', async () => {
    openAsMember('')
    await signButton()
    // It is rendered before its listeners are attached.
    await sandbox.quiet()
    sandbox.useScenario('guest')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await screen.findByRole('button', { name: '登录后签到' })
    sandbox.useScenario()
    await logIn({ accessToken: tokenOfPhone(PHONE), expireIn: Date.now() + 86_400_000 })
    expect(await signButton()).toBeEnabled()
  })

  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }))
  const lastStep: Record<string, () => Promise<() => Promise<void>>> = {
    'to sign': async () => {
      await signButton()
      return () => press('立即签到')
    },
    'to sign a missed day': async () => {
      await press('11月15日，未签到，可补签')
      const dialog = within(await screen.findByRole('dialog'))
      return () => userEvent.click(dialog.getByRole('button', { name: '补签' }))
    },
    'to receive': async () => {
      await screen.findByRole('button', { name: '到访一颗星球 领取' })
      return () => press('到访一颗星球 领取')
    },
  }
  it.each(Object.entries(lastStep))(
    'gets the login over the page of a guest when the login turns out to be over: %s',
    async (_, come) => {
      openAsMember()
      const tap = await come()
      sandbox.useScenario('guest')
      await tap()
      expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
      expect(await screen.findByRole('button', { name: '登录后签到' })).toBeInTheDocument()
      expect(screen.getByText('我的积分').parentElement).toHaveTextContent('--')
      expect(screen.getByRole('dialog', { name: '手机号登录' })).toBeVisible()
    },
  )
})

it('explains the rules', async () => {
  openAsMember()
  await userEvent.click(await screen.findByRole('button', { name: '规则' }))
  const sheet = await screen.findByRole('dialog', { name: '活动规则' })
  expect(sheet).toHaveTextContent('每连续签到7天为一轮')
})
