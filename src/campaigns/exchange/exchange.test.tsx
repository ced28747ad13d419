import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '@/session/session'
import { openAppPage } from '@tests/support/fakeBridge'
import { place } from '@tests/support/fakeVisit'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import {
  CONFIG,
  HISTORY,
  LOGIN,
  ORDER,
  PHONE,
  addressesOf,
  balance,
  mainButton,
  open,
} from './testing'

const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track, startTracking: vi.fn() }))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))

const sandbox = startSandbox()

beforeEach(() => void (place.visit = 'app'))

describe('the page', () => {
  it('shows balance, terms, limits, payee and what was paid so far, with all calls started at once', async () => {
    open()
    expect(await mainButton()).toBeEnabled()
    await waitFor(() => expect(document.title).toBe('奖励兑现'))
    expect(screen.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
    expect(balance()).toHaveTextContent('可兑现（奖励）12,860约 ¥128.60')
    expect(balance()).toHaveTextContent('冻结中1,200')
    expect(balance()).toHaveTextContent('100奖励 = 1元')
    expect(balance()).toHaveTextContent('139****0126')
    const limits = screen.getByRole('region', { name: '兑现限额' })
    expect(limits).toHaveTextContent(/单笔100–20,000.*今日剩余30,000.*活动剩余额度4,99/)
    const payee = screen.getByRole('region', { name: '收款信息' })
    expect(payee).toHaveTextContent('实名认证已认证收款账户支付宝 139****8801')
    expect(screen.getByRole('button', { name: /^兑现记录/ })).toHaveTextContent('累计到账 ¥41.55')
    expect(
      sandbox.requests
        .slice(0, 3)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/finance/rewardsSystemRepurchase/history',
      '/finance/rewardsToCashCampaign/config',
      '/ucenter/api/user/info',
    ])
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('is counted once, with the campaign of its address', async () => {
    open('', '&activityId=88')
    await mainButton()
    await waitFor(() =>
      expect(track.mock.calls).toEqual([['exchange', 'page', 'view', { activityId: '88' }]]),
    )
    expect(sandbox.seen('/rewardsToCashCampaign/config')[0]?.query.activityId).toBe('88')
  })

  it('renders while it is asked who the person is, and the main button waits for it', async () => {
    const answer = sandbox.hold('/user/info')
    open('kyc_none')
    expect(await mainButton('请稍候')).toHaveAttribute('aria-busy', 'true')
    expect(balance()).toHaveTextContent('可兑现（奖励）12,860')
    expect(balance()).not.toHaveTextContent('当前账号')
    expect(screen.queryByText('请先完成实名认证')).toBeNull()
    answer()
    expect(await mainButton('去实名认证')).toBeEnabled()
  })

  it('renders while the records hang', async () => {
    sandbox.hold(HISTORY)
    open()
    expect(await mainButton()).toBeEnabled()
    expect(screen.getByRole('button', { name: /^兑现记录/ })).toBeEnabled()
  })

  it('passes a campaign of the address on, and no malformed one', async () => {
    logInAs(PHONE)
    renderRoute('/exchange?activityId=007')
    await mainButton()
    expect(sandbox.seen(CONFIG)[0]?.query).toEqual({ activityId: '007' })
    cleanup()
    renderRoute('/exchange?activityId=7x')
    await mainButton()
    expect(sandbox.seen(CONFIG)[1]?.query).toEqual({})
  })

  it('says that it could not be loaded, and asks again only for what failed', async () => {
    sandbox.useScenario(`cut@${CONFIG}`)
    open()
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    sandbox.useScenario()
    const before = sandbox.seen(CONFIG).length
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await mainButton()).toBeEnabled()
    expect(sandbox.seen(CONFIG)).toHaveLength(before + 1)
    expect(sandbox.seen(HISTORY)).toHaveLength(1)
  })

  it.each([HISTORY, '/user/info'])('renders without %s', async (path) => {
    open(`cut@${path}`)
    expect(await mainButton()).toBeEnabled()
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN/)
  })

  it.each([
    ['pool_0', '今日额度已兑完'],
    ['today_0', '今日额度已用完'],
    ['lack', '可兑现数量不足'],
    ['zero', '可兑现数量不足'],
    ['kyc_pending', '实名认证审核中'],
    ['not_started', '敬请期待'],
    ['ended', '活动已结束'],
  ])('%s: the button says %s and is off', async (state, label) => {
    open(state)
    expect(await mainButton(label)).toBeDisabled()
    expect(screen.getByRole('button', { name: /^兑现记录/ })).toBeEnabled()
  })

  it('keeps the records readable after the end', async () => {
    open('ended')
    await userEvent.click(await screen.findByRole('button', { name: /^兑现记录/ }))
    expect(await screen.findByRole('button', { name: /^2,000奖励/ })).toBeVisible()
  })

  it('is taken down', async () => {
    open('offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
    expect(screen.getByRole('link', { name: '去首页看看' })).toBeVisible()
  })

  it('opens by itself when the campaign starts', async () => {
    open('starts_soon')
    expect(await mainButton('敬请期待')).toBeDisabled()
    // A pending call is not repeated.
    await sandbox.quiet()
    sandbox.moveClock(21_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await mainButton()).toBeEnabled()
  })

  it('leads to the rules about cash', async () => {
    const rendered = open()
    const addresses = addressesOf(rendered)
    await userEvent.click(await screen.findByRole('link', { name: '规则' }))
    await waitFor(() => expect(addresses).toContain('/mfuwu/rewardRules?section=cash'))
    expect(tracked()).toContain('button/rule')
  })

  it.each(['lack', 'zero'])('%s: leads to how rewards are earned', async (state) => {
    const addresses = addressesOf(open(state))
    await userEvent.click(await screen.findByRole('link', { name: '如何获得更多奖励' }))
    await waitFor(() => expect(addresses).toContain('/mfuwu/rewardRules?section=earn'))
    expect(tracked()).toContain('button/rule')
  })
})

describe('who may exchange', () => {
  it('sends a guest to the login, which comes back here', async () => {
    const addresses = addressesOf(renderRoute('/exchange'))
    await waitFor(() => expect(addresses).toContain(LOGIN))
    expect(screen.queryByText('重新加载')).toBeNull()
  })

  it('says so when the records need a login again, and leads to it', async () => {
    open()
    const records = await screen.findByRole('button', { name: /^兑现记录/ })
    sandbox.useScenario(`signed_out@${HISTORY}`)
    await userEvent.click(records)
    expect(await screen.findByText('登录后查看你的记录')).toBeVisible()
    expect(screen.queryByText('加载失败，点击重试')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '去登录' }))
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
    expect(tokens().stored).toBeUndefined()
  })

  it('forgets a login that the platform no longer knows, so that the login page asks for one', async () => {
    sandbox.useScenario('guest')
    const addresses = addressesOf(open())
    await waitFor(() => expect(addresses).toContain(LOGIN))
    expect(tokens().stored).toBeUndefined()
  })

  it.each([
    ['kyc_none', '去实名认证', '请先完成实名认证', '/real-name', 'button/open-app'],
    ['payee_none', '去绑定', '请先绑定收款账户', '/payee', 'button/bind-payee'],
  ])('%s leads to the app, and is counted once', async (state, label, text, path, event) => {
    open(state)
    await userEvent.click(await screen.findByRole('button', { name: label }))
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    await waitFor(() => expect(openAppPage).toHaveBeenCalledExactlyOnceWith(path))
    await waitFor(() => expect(tracked()).toEqual(['page/view', event]))
    expect(sandbox.seen(ORDER)).toHaveLength(0)
  })

  it('asks anew when the person comes back from the app', async () => {
    sandbox.useScenario('payee_none')
    open()
    await userEvent.click(await screen.findByRole('button', { name: '去绑定' }))
    sandbox.useScenario()
    fireEvent(document, new Event('visibilitychange'))
    expect(await mainButton()).toBeEnabled()
  })

  it('guides into the app from outside it', async () => {
    place.visit = 'wechat'
    open('kyc_none')
    await userEvent.click(await screen.findByRole('button', { name: '去实名认证' }))
    expect(await screen.findByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
    expect(openAppPage).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
