import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { goBack } from '@tests/support/goBack'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import {
  BIZ_NO,
  CONFIG,
  HISTORY,
  LOGIN,
  ORDER,
  addressesOf,
  balance,
  begin,
  confirm,
  field,
  mainButton,
  open,
} from './testing'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSandbox()

describe('the exchange', () => {
  it('shows amount, fee, arrival and payee, then orders once, with a number of the platform', async () => {
    open()
    const dialog = await begin('1230')
    expect(dialog).toHaveTextContent(/兑现数量1,230奖励手续费¥0\.07到账金额¥12\.23/)
    expect(dialog).toHaveTextContent('预计T+1到账收款账户支付宝 139****8801')
    expect(sandbox.seen(BIZ_NO)).toHaveLength(0)
    const shown = ['page/view', 'input/amount', 'button/submit', 'popup/confirm']
    expect(tracked()).toEqual(shown)
    await confirm(dialog)
    const result = await screen.findByRole('dialog', { name: '已提交，预计T+1到账' })
    expect(result).toHaveTextContent('¥12.23')
    expect(sandbox.seen(BIZ_NO)[0]?.headers['x-request-source']).toBe('h5')
    const [order] = sandbox.seen(ORDER)
    expect(order?.body).toEqual({ amount: 1_230, bizNo: expect.stringMatching(/./) as string })
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
    await userEvent.click(within(result).getByRole('button', { name: '完成' }))
    expect(await field()).toHaveValue('')
    expect(tracked()).toEqual(shown)
  })

  it('two taps in one frame are one order', async () => {
    open()
    const dialog = await begin()
    const button = within(dialog).getByRole('button', { name: '确认兑现' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: /^已提交/ })
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
  })

  it('left in the middle and tried again, is one order with one number', async () => {
    const { router } = open()
    const answer = sandbox.hold(ORDER)
    await confirm(await begin('1230'))
    await waitFor(() => expect(sandbox.seen(ORDER)).toHaveLength(1))
    await act(() => router.navigate('/rewardRules'))
    await act(() => router.navigate(-1))
    await confirm(await begin('1230'))
    await waitFor(() => expect(sandbox.seen(ORDER)).toHaveLength(2))
    answer()
    expect(await screen.findByRole('dialog', { name: /^已提交/ })).toBeVisible()
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
    const [first, second] = sandbox.seen(ORDER)
    expect(second?.body).toEqual(first?.body)
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
  })

  it('whose page was loaded anew in the middle, is found and not sent again', async () => {
    open(`cut_after@${ORDER}`)
    const dialog = await begin('1230')
    sandbox.hold(HISTORY)
    await confirm(dialog)
    await waitFor(() => expect(sandbox.seen(ORDER)).toHaveLength(1))
    cleanup()
    sandbox.server.resetHandlers()
    open()
    await confirm(await begin('1230'))
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    expect(balance()).toHaveTextContent('11,630')
  })

  it('is there after a fresh load, and succeeds some seconds later', async () => {
    open()
    await confirm(await begin('1240'))
    await screen.findByRole('dialog', { name: /^已提交/ })
    cleanup()
    open()
    await mainButton()
    expect(balance()).toHaveTextContent('11,620')
    await userEvent.click(screen.getByRole('button', { name: /^兑现记录/ }))
    const row = () => screen.findByRole('button', { name: /^1,240奖励.*处理中/ })
    await userEvent.click(await row())
    expect(screen.getByRole('dialog', { name: '兑现记录' })).toHaveTextContent('预计T+1到账')
    sandbox.moveClock(9_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: /^1,240奖励.*成功/ })).toBeVisible()
  })

  it('says that it is paid', async () => {
    open('submit_success')
    await confirm(await begin())
    expect(await screen.findByRole('dialog', { name: '兑现成功' })).toHaveTextContent('¥12.23')
  })

  it('says why it failed, and shows the balance that came back', async () => {
    open('submit_fail')
    await confirm(await begin())
    const dialog = await screen.findByRole('dialog', { name: '兑现失败' })
    await waitFor(() => expect(dialog).toHaveTextContent('收款账户信息有误，请核对后重试'))
    expect(dialog).not.toHaveTextContent('已退回')
    await waitFor(() => expect(balance()).toHaveTextContent('12,860'))
    expect(await field()).toHaveValue('1230')
  })

  it('closes when the campaign ends while the dialog is open', async () => {
    open('ends_soon')
    const dialog = await begin()
    sandbox.moveClock(21_000)
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('活动已结束'))
    expect(await mainButton('活动已结束')).toBeDisabled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(balance()).toHaveTextContent('12,860')
  })

  it.each([
    ['ends_soon', 'ends_soon', '活动已结束'],
    ['', 'no_fee', '兑现信息已更新，请返回后重新确认'],
    ['', 'payee_bank', '兑现信息已更新，请返回后重新确认'],
    ['', 'payee_none', '请先绑定收款账户'],
  ])('the last look goes with the page (%s, then %s)', async (first, then, text) => {
    open(first)
    const dialog = await begin()
    sandbox.moveClock(21_000)
    sandbox.useScenario(then)
    fireEvent(document, new Event('visibilitychange'))
    expect(await within(dialog).findByText(text)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '确认兑现' })).toBeDisabled()
    expect(sandbox.seen(BIZ_NO)).toHaveLength(0)
  })

  it('shows what is true now, not what was', async () => {
    open()
    const dialog = await begin('1230')
    sandbox.useScenario('no_fee')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(dialog).toHaveTextContent(/手续费¥0\.00到账金额¥12\.30/))
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await userEvent.click(await mainButton())
    const again = await screen.findByRole('dialog', { name: '确认兑现' })
    expect(within(again).getByRole('button', { name: '确认兑现' })).toBeEnabled()
  })

  it('tells what the platform refuses, and shows the newest terms', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario('pool_0')
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('今日额度已兑完'))
    expect(await mainButton('今日额度已兑完')).toBeDisabled()
  })

  it('goes to the login when that is over, and does not order by itself afterwards', async () => {
    const addresses = addressesOf(open())
    const dialog = await begin()
    sandbox.useScenario(`guest@${ORDER}`)
    await confirm(dialog)
    await waitFor(() => expect(addresses).toContain(LOGIN))
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it('can be tried again when no number could be had', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut@${BIZ_NO}`)
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    expect(sandbox.seen(ORDER)).toHaveLength(0)
    sandbox.useScenario()
    await confirm(screen.getByRole('dialog', { name: '确认兑现' }))
    await screen.findByRole('dialog', { name: /^已提交/ })
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })
})

describe('an order under way', () => {
  it('is waited for with dots, also when its dialog was closed', async () => {
    open()
    const dialog = await begin()
    const answer = sandbox.hold(ORDER)
    await confirm(dialog)
    const sent = within(dialog).getByRole('button', { name: '确认兑现' })
    expect(sent).toHaveAttribute('aria-busy', 'true')
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = await mainButton()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect(await screen.findByRole('dialog', { name: /^已提交/ })).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('does not keep the next one waiting for the page’s news, nor shows its result again', async () => {
    open()
    const dialog = await begin('500')
    const news = sandbox.hold(CONFIG)
    await confirm(dialog)
    await screen.findByRole('dialog', { name: /^已提交/ })
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    const next = await begin('600')
    expect(next).toHaveTextContent('600奖励')
    await confirm(next)
    await waitFor(() => expect(sandbox.seen(ORDER)).toHaveLength(2))
    expect(await screen.findByRole('dialog', { name: /^已提交/ })).toHaveTextContent('¥5.96')
    news()
    await waitFor(() => expect(balance()).toHaveTextContent('11,760'))
  })

  it('is not taken for the one before, of the same amount, whose news had not come', async () => {
    open()
    const first = await begin('500')
    const news = sandbox.hold(CONFIG)
    await confirm(first)
    await userEvent.click(await screen.findByRole('button', { name: '完成' }))
    const second = await begin('500')
    sandbox.useScenario(`cut@${ORDER}$`)
    await confirm(second)
    await waitFor(() => expect(sandbox.seen(ORDER)).toHaveLength(2))
    news()
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    expect(await field()).toHaveValue('500')
  })
})
