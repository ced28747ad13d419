import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setWrapperToken } from '@/session/session'
import { openAppPage } from '@tests/support/fakeBridge'
import { place } from '@tests/support/fakeVisit'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { ADDRESS, LIST, PHONE, SKIP, claimButton, open } from './testing'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))
const celebrate = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/kit/claim/celebrate', () => ({ celebrate }))
const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast }))

const sandbox = startSandbox()

/** From now on the platform answers with other states than the address has. */
const changeTo = (...states: string[]) => {
  window.history.replaceState(null, '', `/mfuwu${ADDRESS}`)
  sandbox.useScenario(...states)
}

beforeEach(() => {
  place.visit = 'app'
  setWrapperToken('')
  openAppPage.mockReset()
  openAppPage.mockResolvedValue(true)
  logInAs(PHONE)
})

describe('去领取', () => {
  it('says that it is being settled while the platform has not decided', async () => {
    open('quest_claimable')
    const claim = await claimButton()
    changeTo('quest_settling')
    const before = sandbox.seen(LIST).length
    await userEvent.click(claim)
    await userEvent.click(claim)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('任务结算中，请稍后查看'))
    expect(toast).toHaveBeenCalledOnce()
    expect(sandbox.seen(LIST).length - before).toBe(3)
    expect(sandbox.seen(SKIP)).toHaveLength(0)
  })

  it.each(['empty', 'null_data'])(
    'takes the moment’s word where the list does not know the task: %s',
    async (state) => {
      const { router } = open(`quest_claimable,${state}@${LIST}`)
      const claim = await claimButton()
      const before = sandbox.seen(LIST).length
      await userEvent.click(claim)
      await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/sign-in'))
      const asks = sandbox.seen(LIST).filter(({ query }) => query.scene === 'MOMENT')
      expect(asks.length - before).toBe(1)
      expect(toast).not.toHaveBeenCalled()
    },
  )

  it('goes on in the app where the task’s page is none of ours', async () => {
    sandbox.server.use(
      http.get(`*${SKIP}`, () =>
        HttpResponse.json({ errorCode: 200, data: { jumpType: 'H5', jumpUrl: '/not-ours?id=7' } }),
      ),
    )
    const { router } = open('quest_claimable')
    await userEvent.click(await claimButton())
    await waitFor(() => expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/not-ours?id=7'))
    expect(router.state.location.pathname).toBe('/mfuwu/trends-detail-quest')
  })

  it.each([
    ['skip_app', () => expect(openAppPage).toHaveBeenCalledWith('/task/center')],
    ['skip_none', () => expect(toast).toHaveBeenCalledWith('任务已下线，去看看别的任务吧')],
  ])('%s', async (state, check) => {
    open(`quest_claimable,${state}`)
    await userEvent.click(await claimButton())
    await waitFor(check)
    expect(celebrate).not.toHaveBeenCalled()
  })

  it('says why when the question for its target fails', async () => {
    open('quest_claimable,cut@/task/skip')
    await userEvent.click(await claimButton())
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    expect(await claimButton()).toBeEnabled()
  })

  it.each(['cut', 'wrong_shape'])(
    'says why when nobody can say how the task stands: %s',
    async (fault) => {
      open('quest_claimable')
      const claim = await claimButton()
      await sandbox.quiet()
      changeTo('quest_claimable', `${fault}@${LIST}`)
      await userEvent.click(claim)
      await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('网络开小差了，请稍后再试'))
      expect(await claimButton()).toBeEnabled()
      expect(sandbox.seen(SKIP)).toHaveLength(0)
    },
  )

  it.each([LIST, SKIP])('opens the login when %s is answered by its end', async (call) => {
    place.visit = 'mobile'
    open('quest_claimable')
    const claim = await claimButton()
    await sandbox.quiet()
    changeTo('quest_claimable', `signed_out@${call}`)
    await userEvent.click(claim)
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(toast).not.toHaveBeenCalled()
  })

  it.each([
    ['quest_done', '任务已完成'],
    ['quest_expired', '任务已过期'],
  ])('asks once where the platform has decided: %s', async (state, word) => {
    open('quest_claimable')
    const claim = await claimButton()
    const before = sandbox.seen(LIST).length
    changeTo(state)
    await userEvent.click(claim)
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.queryByRole('button', { name: '去领取' })).toBeNull()
    expect(screen.getByRole('region', { name: '浏览任务' })).toHaveFocus()
    expect(sandbox.seen(LIST).length - before).toBe(1)
    expect(sandbox.seen(SKIP)).toHaveLength(0)
    expect(toast).not.toHaveBeenCalled()
  })

  it('says so when the app does not open its page', async () => {
    openAppPage.mockResolvedValue(false)
    open('quest_claimable,skip_app')
    await userEvent.click(await claimButton())
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('暂时无法打开，请稍后再试'))
  })
})

describe('a person who has left meanwhile', () => {
  /** Taps 去领取, holds its call back, goes to another page, and lets the call end. */
  async function leaveWhile(path: string, state: string) {
    const { router } = open('quest_claimable')
    const claim = await claimButton()
    const before = sandbox.seen(path).length
    const release = sandbox.hold(path)
    await userEvent.click(claim)
    await waitFor(() => expect(sandbox.seen(path).length).toBe(before + 1))
    await act(() => router.navigate('/rewardRules'))
    expect(await screen.findByRole('heading', { level: 1, name: /奖励规则/ })).toBeVisible()
    sandbox.useScenario('quest_claimable', ...(state ? [state] : []))
    const calls = sandbox.requests.length
    release()
    await act(() => sandbox.quiet())
    expect(router.state.location.pathname).toBe('/mfuwu/rewardRules')
    expect(openAppPage).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    return sandbox.requests.slice(calls).map(({ path }) => path)
  }

  it.each(['', `cut@${LIST}`, `signed_out@${LIST}`])(
    'is not asked for, nor led anywhere, by the status of before: %s',
    async (state) => expect(await leaveWhile(LIST, state)).not.toContain(SKIP),
  )

  it.each(['', 'skip_app', 'skip_none', `cut@${SKIP}`, `signed_out@${SKIP}`])(
    'is not led away by a target that comes late: %s',
    async (state) => {
      await leaveWhile(SKIP, state)
    },
  )
})
