import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setWrapperToken, tokens } from '@/session/session'
import { goBack } from '@tests/support/goBack'
import { loadCode } from '@tests/support/loadCode'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { CONFIG, LOGIN, PHONE, addressesOf, mainButton, open, refusing } from './testing'

const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track, startTracking: vi.fn() }))

const LOGOUT = '/passport/logout'

const sandbox = startSandbox()
// The first test must not wait for the code of the page, nor for that of its target page.
beforeAll(() => loadCode('/exchange', '/rewardRules'), 60_000)

afterEach(() => setWrapperToken(''))

const layerOf = () => (window.history.state as { layer?: string } | null)?.layer

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: '切换账号' }))
  return screen.getByRole('dialog', { name: '切换账号' })
}

async function agree(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name: '退出并切换' }))
}

describe('another account', () => {
  it.each(['', `cut@${LOGOUT}`, `http_500@${LOGOUT}`])(
    'switches the account: logs out, also when that fails (%s)',
    async (fault) => {
      const addresses = addressesOf(open(fault))
      const dialog = await ask()
      expect(sandbox.seen(LOGOUT)).toHaveLength(0)
      await agree(dialog)
      await waitFor(() => expect(addresses).toContain(LOGIN))
      await waitFor(() => expect(sandbox.seen(LOGOUT)).toHaveLength(1))
      expect(tokens().stored).toBeUndefined()
      expect(track).toHaveBeenCalledWith('exchange', 'button', 'switch-account')
    },
  )

  it('is given up by 「取消」 before it is confirmed', async () => {
    open()
    const dialog = await ask()
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(LOGOUT)).toHaveLength(0)
    expect(tokens().stored).toBeDefined()
  })

  it('cannot be given up while it runs', async () => {
    const answer = sandbox.hold(LOGOUT)
    const addresses = addressesOf(open())
    const dialog = await ask()
    await agree(dialog)
    expect(within(dialog).getByRole('button', { name: '取消' })).toBeDisabled()
    await goBack()
    await waitFor(() => expect(layerOf()).toBeUndefined())
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('dialog', { name: '切换账号' })).toBeVisible()
    answer()
    await waitFor(() => expect(addresses).toContain(LOGIN))
    expect(tokens().stored).toBeUndefined()
  })

  it('ends the login also when the page was left meanwhile, but leads nowhere then', async () => {
    const answer = sandbox.hold(LOGOUT)
    setWrapperToken(tokenOfPhone(PHONE))
    const view = open()
    const addresses = addressesOf(view)
    await agree(await ask())
    await act(() => view.router.navigate('/rewardRules'))
    expect(await screen.findByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
    answer()
    await waitFor(() => expect(tokens()).toEqual({ wrapper: '', stored: undefined }))
    await sandbox.quiet()
    expect(addresses).not.toContain(LOGIN)
  })

  it.each([
    [10_001, '敬请期待'],
    [10_002, '活动已结束'],
  ])('can be chosen also when the platform only says %i', async (code, label) => {
    sandbox.server.use(refusing(CONFIG, code))
    const addresses = addressesOf(open())
    await mainButton(label)
    const account = screen.getByRole('region', { name: '当前账号' })
    await waitFor(() => expect(account).toHaveTextContent('139****0126'))
    expect(account).not.toHaveTextContent(/可兑现|冻结中|兑现比例/)
    await agree(await ask())
    await waitFor(() => expect(addresses).toContain(LOGIN))
  })
})
