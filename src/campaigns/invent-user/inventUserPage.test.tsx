import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn() }))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
// Preloads the page's code for the first test.
beforeAll(() => Promise.all([import('./route'), import('./QrDrawing')]), 60_000)
beforeEach(() => {
  sandbox.setClock('2026-11-24 10:00:00')
})

const PULL = '/pullNewQRcode'
const REFRESH = '/refreshUserList'
const RECEIVE = '/inventUser/receive'
const TOO_OFTEN = '操作过于频繁，请稍后再试'

function openAsInviter(state = '') {
  logInAs()
  return openRoute(`/invent-user?activityId=1001&__state=${state}`)
}

const found = (name: string | RegExp) => screen.findByRole('button', { name })
const code = () => screen.findByRole('img', { name: '邀请二维码' })
const drawn = async () => (await code()).querySelector('[data-qr]')?.getAttribute('d')
/** The page becomes visible again, at this time of the platform's. */
async function seenAt(time: string) {
  sandbox.setClock(time)
  await sandbox.quiet()
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the code', () => {
  it('is drawn on the phone, and read in fours', async () => {
    openAsInviter()
    expect(await drawn()).toMatch(/^M/)
    expect(screen.getByText(/^\w{4} \w{4}$/)).toBeVisible()
    expect(screen.getByText('有效期至 10:10，到期自动更新')).toBeVisible()
    expect(sandbox.seen(PULL)).toHaveLength(1)
    expect(sandbox.seen(PULL)[0]?.query).toEqual({ activityId: '1001' })
  })

  it('is exchanged by a tap, but not twice in 10 s', async () => {
    const { user } = openAsInviter()
    await code()
    await user.click(await found('换一张'))
    await waitFor(() => expect(sandbox.seen(PULL)).toHaveLength(2))
    await user.click(await found('换一张'))
    expect(await screen.findByText(TOO_OFTEN)).toBeVisible()
    expect(sandbox.seen(PULL)).toHaveLength(2)
    expect(tracked().filter((name) => name === 'button/refresh-qrcode')).toHaveLength(2)
  })

  it('stays when the platform refuses another one', async () => {
    const { user } = openAsInviter()
    const before = await drawn()
    sandbox.useScenario('qr_limit')
    await user.click(await found('换一张'))
    expect(await screen.findByText(TOO_OFTEN)).toBeVisible()
    expect(await drawn()).toBe(before)
  })

  it('is renewed 5 s before its end by the platform’s clock, once, and not sooner', async () => {
    openAsInviter()
    await code()
    await seenAt('2026-11-24 10:09:54')
    expect(sandbox.seen(PULL)).toHaveLength(1)
    await seenAt('2026-11-24 10:09:56')
    expect(await screen.findByText('有效期至 10:19，到期自动更新')).toBeVisible()
    expect(sandbox.seen(PULL)).toHaveLength(2)
  })

  it('is not ended early by a phone whose clock is wrong', async () => {
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'))
    sandbox.setClock('2026-11-24 10:00:00')
    openAsInviter()
    await code()
    expect(screen.queryByRole('button', { name: '点击刷新' })).toBeNull()
    vi.useRealTimers()
  })

  it('is blurred when it has ended, and comes anew by a tap', async () => {
    const { user } = openAsInviter('qr_expired')
    const renew = await found('点击刷新')
    expect(screen.getByRole('img', { name: '二维码已过期' })).toBeVisible()
    sandbox.useScenario()
    const asked = sandbox.seen(PULL).length
    await user.click(renew)
    await waitFor(() => expect(sandbox.seen(PULL)).toHaveLength(asked + 1))
  })

  it('is not drawn for what nobody should be led to', async () => {
    openAsInviter('qr_bad')
    expect(await screen.findByText('二维码生成失败，请换一张')).toBeVisible()
  })

  it('is on the poster, as a code of its own', async () => {
    const { user } = openAsInviter()
    await code()
    await user.click(await found('保存海报'))
    await waitFor(() => expect(sandbox.seen(PULL)).toHaveLength(2))
    expect(tracked()).toContain('button/save-poster')
  })

  it('that could not be had for the poster is said, and the page’s own one stays', async () => {
    const { user } = openAsInviter()
    await code()
    sandbox.useScenario(`cut@${PULL}`)
    await user.click(await found('保存海报'))
    expect(await screen.findByText('海报生成失败，请重试')).toBeVisible()
    expect(document.querySelector('[data-qr]')).not.toBeNull()
  })

  it('that does not come can be asked for again, and the rest is there', async () => {
    openAsInviter(`cut@${PULL}`)
    expect(await found('重新加载')).toBeEnabled()
    expect(await found('领取 50积分')).toBeEnabled()
    expect(await screen.findByRole('list', { name: '邀请记录' })).toBeVisible()
  })

  it('needs another login when the platform no longer takes this one', async () => {
    openAsInviter(`signed_out@${PULL}`)
    expect(await found('登录后参与')).toBeEnabled()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('needs a login', async () => {
    const { user } = openRoute('/invent-user')
    await user.click(await found('登录后参与'))
    expect(sandbox.seen(PULL)).toHaveLength(0)
    await answerLogin(newPhone())
    await waitFor(() => expect(sandbox.seen(PULL)).toHaveLength(1))
    expect(await code()).toBeVisible()
  })
})

describe('the tiers', () => {
  it('are claimed once for two taps, with a number of its own', async () => {
    openAsInviter()
    const claim = await found('领取 50积分')
    act(() => {
      claim.click()
      claim.click()
    })
    const news = within(await screen.findByRole('dialog', { name: '领取成功' }))
    expect(news.getByText('已放入你的账户')).toBeVisible()
    expect(sandbox.seen(RECEIVE).map(({ body }) => body)).toEqual([
      { activityId: '1001', level: '1', bizNo: expect.stringMatching(/.{8}/) as unknown },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: '领取 50积分' })).toBeNull())
    expect(screen.getByText('已领取')).toBeInTheDocument()
    expect(tracked()).toContain('button/claim-tier')
  })

  it('are asked about before a second try when the answer is lost', async () => {
    const { user } = openAsInviter()
    const claim = await found('领取 50积分')
    sandbox.useScenario(`cut_after@${RECEIVE}$`)
    await user.click(claim)
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('are claimed without a word of what they bring', async () => {
    const { user } = openAsInviter(`null_data@${RECEIVE}`)
    await user.click(await found('领取 50积分'))
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(await screen.findByText('已领取')).toBeInTheDocument()
  })

  it('stay to be claimed when the claim did not reach the platform', async () => {
    const { user } = openAsInviter(`cut@${RECEIVE}`)
    await user.click(await found('领取 50积分'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(await found('领取 50积分')).toBeEnabled()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('are none yet, or do not come, and the code is there', async () => {
    spoil(sandbox, '/claimButton', (data) => ({ ...data, buttons: [] }))
    const { unmount } = openAsInviter()
    expect(await screen.findByText('奖励准备中，敬请期待')).toBeVisible()
    unmount()
    sandbox.server.resetHandlers()
    openAsInviter('cut@/claimButton')
    expect(await screen.findByText('加载失败，点击重试')).toBeVisible()
    expect(await drawn()).toMatch(/^M/)
  })

  it('say what is missing, and what is gone', async () => {
    openAsInviter()
    expect(await screen.findByText('差1人')).toBeVisible()
    expect(screen.getByText('差16人')).toBeVisible()
  })

  it.each([
    ['stage_sold', '已抢光'],
    ['claimed', '已领取'],
  ])('have no button when all is %s', async (state, text) => {
    openAsInviter(state)
    expect(await screen.findAllByText(text)).toHaveLength(5)
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
  })

  it('name no rewards in WeChat', async () => {
    place.visit = 'wechat'
    openAsInviter()
    expect(await screen.findByText('3位好友同行')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/积分|奖励|有礼|明信片/)
    await waitFor(() => expect(document.title).toBe('邀请好友'))
  })
})

describe('the list', () => {
  it('is looked up anew by a tap, not twice in 5 s, and shows who is new on top', async () => {
    const { user } = openAsInviter('invitee_arrives')
    const list = await screen.findByRole('list', { name: '邀请记录' })
    const before = within(list).getAllByRole('listitem').length
    await user.click(await found('刷新'))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before + 1))
    expect(screen.getByText('更新于 10:00')).toBeVisible()
    const asked = sandbox.seen(REFRESH).length
    await user.click(await found('刷新'))
    expect(await screen.findByText(TOO_OFTEN)).toBeVisible()
    expect(sandbox.seen(REFRESH)).toHaveLength(asked)
    expect(tracked()).toContain('button/refresh-list')
  })

  it('says that it did not come, and can be looked up again at once', async () => {
    const { user } = openAsInviter()
    expect(await screen.findByRole('list', { name: '邀请记录' })).toBeVisible()
    sandbox.failNext(({ pathname }) => pathname.endsWith(REFRESH), 'cut')
    await user.click(await found('刷新'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    const asked = sandbox.seen(REFRESH).length
    await user.click(await found('刷新'))
    await waitFor(() => expect(sandbox.seen(REFRESH)).toHaveLength(asked + 1))
    expect(screen.queryByText(TOO_OFTEN)).toBeNull()
  })

  it('says that nobody has come yet', async () => {
    openAsInviter('stage_0')
    expect(await screen.findByText('还没有邀请记录，快去邀请好友吧')).toBeVisible()
    expect(screen.getByText('差1人')).toBeVisible()
  })
})
