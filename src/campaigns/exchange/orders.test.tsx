import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { HISTORY, mainButton, open } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSandbox()

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
      name: /^5,000奖励/,
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
    expect(tracked().filter((tap) => tap === 'tab/history')).toHaveLength(3)
  })

  it('open and close one by one, also without a number', async () => {
    const bare = { orderNo: '', amount: 700, cashAmount: '6.96', fee: '0.04', status: 'SUCCESS' }
    const list = [bare, { ...bare, amount: 800 }]
    sandbox.server.use(
      http.get(`*${HISTORY}`, () => HttpResponse.json({ code: 200, data: { list } })),
    )
    const records = await openRecords()
    const row = () => within(records).findByRole('button', { name: /^700奖励/ })
    expect(await row()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(await row())
    expect(await row()).toHaveAttribute('aria-expanded', 'true')
    expect(within(records).getAllByRole('button', { expanded: true })).toHaveLength(1)
    await userEvent.click(await row())
    expect(await row()).toHaveAttribute('aria-expanded', 'false')
  })

  it('say of a failure only what the platform says', async () => {
    const records = await openRecords()
    await userEvent.click(await within(records).findByRole('button', { name: /^5,000奖励/ }))
    expect(records).toHaveTextContent('失败原因')
    expect(records).not.toHaveTextContent('已退回')
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
    await userEvent.click(screen.getByRole('button', { name: /^兑现记录/ }))
    sandbox.useScenario(`cut@${HISTORY}`)
    await userEvent.click(await screen.findByRole('tab', { name: '成功' }))
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
    sandbox.useScenario()
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: /^2,000奖励/ })).toBeVisible()
  })
})
