import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn() }))

const sandbox = startSandbox()

const RECEIVE = '/newCampaign/receive'
const button = (name: string) => screen.findByRole('button', { name })

/** Opens the page as a new account. */
function open(state = '') {
  logInAs(newPhone())
  return openRoute(`/new-campaign?__state=${state}`)
}

describe('the page', () => {
  it('shows a guest the gift, and asks for a login', async () => {
    const { user } = openRoute('/new-campaign')
    await user.click(await button('登录后参与'))
    await answerLogin(newPhone())
    expect(await button('领取今日礼物')).toBeEnabled()
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
  })

  it.each([
    ['gift_claimed', '已领取'],
    ['gift_gone', '已抢光'],
    ['not_started', '敬请期待'],
    ['ended', '活动已结束'],
  ])('%s: the button says %s', async (state, label) => {
    open(state)
    expect(await button(label)).toBeDisabled()
  })

  it('says that the gift has been received', async () => {
    open('gift_claimed')
    expect(await screen.findByText('已经收到1份礼物，明天再来')).toBeVisible()
  })

  it('is asked for anew after a failure', async () => {
    const { user } = open('http_500')
    const retry = await button('重新加载')
    window.history.replaceState(null, '', '/mfuwu/new-campaign')
    await user.click(retry)
    expect(await button('领取今日礼物')).toBeEnabled()
  })

  it('has its rules', async () => {
    const { user } = open()
    await user.click(await button('规则'))
    expect(await screen.findByRole('heading', { name: '参与方式' })).toBeVisible()
    expect(track).toHaveBeenCalledWith('new-campaign', 'button', 'rule')
  })
})

describe('the gift', () => {
  it('is received once for two taps, with a number of its own', async () => {
    const { user } = open()
    const receive = await button('领取今日礼物')
    act(() => {
      receive.click()
      receive.click()
    })
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toHaveTextContent('积分 ×30')
    expect(sandbox.seen(RECEIVE).map(({ body }) => body)).toEqual([
      { bizNo: expect.stringMatching(/.{8}/) as unknown },
    ])
    await user.click(await button('开心收下'))
    expect(await button('已领取')).toBeDisabled()
  })

  it('is asked about before a second try when the answer is lost', async () => {
    const { user } = open()
    await button('领取今日礼物')
    sandbox.useScenario(`cut_after@${RECEIVE}$`)
    await user.click(await button('领取今日礼物'))
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(await button('已领取')).toBeDisabled()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('that was taken meanwhile is said to be gone', async () => {
    const { user } = open()
    await button('领取今日礼物')
    sandbox.useScenario('gift_gone')
    await user.click(await button('领取今日礼物'))
    expect(await button('已抢光')).toBeDisabled()
  })
})
