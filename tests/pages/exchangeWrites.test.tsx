import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSandbox } from '../support/sandbox'
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
} from './exchangePage'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track, startTracking: vi.fn() }))

const sandbox = startSandbox()
// The first test must not wait for the page's code.
beforeAll(() => import('@/campaigns/exchange/route'), 60_000)

beforeEach(() => {
  toast.mockClear()
  track.mockClear()
})

const taps = () => track.mock.calls.map(([, kind, name]) => `${String(kind)}/${String(name)}`)

describe('the exchange', () => {
  it('shows amount, fee, arrival and payee, then orders once, with a number of the platform', async () => {
    open()
    const dialog = await begin('1230')
    expect(dialog).toHaveTextContent(/兑现数量1,230 奖励手续费¥0\.07到账金额¥12\.23/)
    expect(dialog).toHaveTextContent('预计T+1到账收款账户支付宝 139****8801')
    expect(sandbox.seen(BIZ_NO)).toHaveLength(0)
    await confirm(dialog)
    const result = await screen.findByRole('dialog', { name: '已提交，预计T+1到账' })
    expect(result).toHaveTextContent('¥12.23')
    expect(sandbox.seen(BIZ_NO)[0]?.headers['x-request-source']).toBe('h5')
    const [order] = sandbox.seen(ORDER)
    expect(order?.body).toEqual({ amount: 1_230, bizNo: expect.stringMatching(/./) as string })
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
    await userEvent.click(within(result).getByRole('button', { name: '完成' }))
    expect(await field()).toHaveValue('')
    expect(taps()).toEqual(['page/view', 'input/amount', 'button/submit', 'popup/confirm'])
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

  it('is there after a fresh load, and succeeds some seconds later', async () => {
    open()
    await confirm(await begin('1240'))
    await screen.findByRole('dialog', { name: /^已提交/ })
    cleanup()
    open()
    await mainButton()
    expect(balance()).toHaveTextContent('11,620')
    await userEvent.click(screen.getByRole('button', { name: /^兑现记录/ }))
    const row = () => screen.findByRole('button', { name: /^1,240 奖励.*处理中/ })
    expect(await row()).toBeVisible()
    sandbox.moveClock(9_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: /^1,240 奖励.*成功/ })).toBeVisible()
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
    expect(dialog).toHaveTextContent('奖励已退回可兑现余额')
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

describe('a result that nobody knows', () => {
  it.each([`cut_after@${ORDER}$`, 'submit_lost'])(
    '%s: asks, finds the order and opens the records',
    async (fault) => {
      open(fault)
      await confirm(await begin())
      const records = await screen.findByRole('dialog', { name: '兑现记录' })
      expect(await within(records).findByRole('button', { name: /处理中/ })).toHaveTextContent(
        '1,230',
      )
      expect(sandbox.seen(ORDER)).toHaveLength(1)
      await waitFor(async () => expect(await field()).toHaveValue(''))
    },
  )

  it('says so while nothing can be asked, keeps the page, and never orders twice', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut_after@${ORDER}$`, `cut@${CONFIG}`, `cut@${HISTORY}`)
    await confirm(dialog)
    const unknown = await screen.findByRole('dialog', { name: '结果确认中' })
    const again = await within(unknown).findByRole('button', { name: '再次确认' })
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
    sandbox.useScenario()
    await userEvent.click(again)
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
  })

  it('lets the person try again with the same number when nothing has happened', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut@${ORDER}$`)
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    sandbox.useScenario()
    await confirm(await screen.findByRole('dialog', { name: '确认兑现' }))
    await screen.findByRole('dialog', { name: /^已提交/ })
    const numbers = sandbox.seen(ORDER).map(({ body }) => (body as { bizNo: string }).bizNo)
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
  })
})

describe('the records', () => {
  const openRecords = async (state = '') => {
    open(state)
    await userEvent.click(await screen.findByRole('button', { name: /^兑现记录/ }))
    return screen.findByRole('dialog', { name: '兑现记录' })
  }

  it('have tabs, and rows that open to times and reason', async () => {
    const records = await openRecords()
    const list = () => within(records).findByRole('list', { name: '兑现记录' })
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(5))
    await userEvent.click(within(records).getByRole('tab', { name: '失败' }))
    const failed = await within(records).findByRole('button', {
      name: /^5,000 奖励/,
      expanded: false,
    })
    await userEvent.click(failed)
    expect(records).toHaveTextContent('失败原因收款账户信息有误，请核对后重试')
    expect(records).toHaveTextContent(/提交时间.*22:03:17完成时间.*手续费¥0\.30订单号RC/)
    await userEvent.click(within(records).getByRole('tab', { name: '处理中' }))
    expect(await within(records).findByText('还没有兑现记录')).toBeVisible()
    expect(sandbox.seen(HISTORY).at(-1)?.query).toEqual({
      status: 'PROCESSING',
      pageNo: '1',
      pageSize: '20',
    })
    expect(taps().filter((tap) => tap === 'tab/history')).toHaveLength(3)
  })

  it('are none yet', async () => {
    const records = await openRecords('history_empty')
    expect(await within(records).findByText('还没有兑现记录')).toBeVisible()
  })

  it('come page by page', async () => {
    const records = await openRecords('many')
    await userEvent.click(await within(records).findByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(within(records).getAllByRole('listitem')).toHaveLength(40))
  })

  it('can be asked for again', async () => {
    open()
    await mainButton()
    sandbox.useScenario(`cut@${HISTORY}`)
    await userEvent.click(screen.getByRole('button', { name: /^兑现记录/ }))
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
    sandbox.useScenario()
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: /^2,000 奖励/ })).toBeVisible()
  })
})
