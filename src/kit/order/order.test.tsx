import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { readUnpaidOrder, type PlacedOrder } from '@/api/orders'
import { connectApi } from '@/app/api'
import { openApp } from '@/kit/open-app/openApp'
import { queryClient } from '@/kit/query/queryClient'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { serverNow } from '@/lib/serverClock'
import { renderInCampaign } from '@tests/support/inCampaign'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { OrderSheet, type OrderSheetProps } from './OrderSheet'
import { UnpaidBar } from './UnpaidBar'
import { useOrdering } from './useOrdering'
import { useUnpaidOrder } from './useUnpaidOrder'

vi.mock('@/kit/open-app/openApp', () => ({ openApp: vi.fn(() => Promise.resolve(true)) }))

describe('the sheet', () => {
  const onSubmit = vi.fn()
  const usual: OrderSheetProps = {
    open: true,
    onClose: vi.fn(),
    goods: { name: '藏品', cover: undefined, price: 19_900 },
    maxQuantity: 3,
    points: { available: 1220, perPiece: 1000 },
    agreement: { text: '请先阅读并同意购买须知', onRead: vi.fn() },
    isPending: false,
    onSubmit,
  }
  function show(props: Partial<OrderSheetProps> = {}) {
    onSubmit.mockClear()
    const sheet = (more: Partial<OrderSheetProps>) => <OrderSheet {...usual} {...props} {...more} />
    const { rerender } = render(sheet({}), { wrapper: MemoryRouter })
    const user = userEvent.setup()
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
    return { press, tick, change: (more: Partial<OrderSheetProps>) => rerender(sheet(more)) }
  }
  const due = () => screen.getByText(/^应付/).textContent

  it('says what so many cost, and sends what it shows', async () => {
    const { press, tick } = show()
    expect(due()).toBe('应付 ¥199.00')
    await press('增加')
    await tick('使用积分抵扣')
    expect(due()).toBe('应付 ¥385.80')
    expect(screen.getByText('1,220积分抵 ¥12.20')).toBeVisible()
    await tick('我已阅读购买须知')
    await press('提交订单')
    expect(onSubmit).toHaveBeenCalledWith({ quantity: 2, price: 19_900, useIntegral: 1220 })
  })

  it('is not sent before it is agreed to', async () => {
    const { press, tick } = show()
    await press('提交订单')
    expect(screen.getByText('请先阅读并同意购买须知')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await tick('我已阅读购买须知')
    expect(screen.queryByText('请先阅读并同意购买须知')).toBeNull()
  })

  it('shows the old price and the new one, which is agreed to by another tap', async () => {
    const { press, tick, change } = show()
    await tick('我已阅读购买须知')
    await press('提交订单')
    change({ goods: { ...usual.goods, price: 20_900 }, priceBefore: 19_900 })
    expect(screen.getByRole('alert')).toHaveTextContent('价格已变动：¥199.00 → ¥209.00')
    await press('按新价格提交')
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ price: 20_900 }))
  })

  it('takes no more pieces than are left meanwhile', async () => {
    const { press, change } = show()
    await press('增加')
    await press('增加')
    change({ maxQuantity: 1 })
    expect(due()).toBe('应付 ¥199.00')
    expect(screen.queryByRole('button', { name: '增加' })).toBeNull()
  })

  it('has nothing to tick without points', () => {
    show({ points: { available: 0, perPiece: 1000 } })
    expect(screen.getByRole('checkbox', { name: '使用积分抵扣' })).toBeDisabled()
    expect(screen.getByText('暂无可用积分')).toBeVisible()
  })
})

describe('the order that waits', () => {
  const sandbox = startSandbox()
  const onGone = vi.fn()
  const PLACED: PlacedOrder = {
    orderNo: 'N1',
    amount: 5000,
    status: 'UNPAID',
    payExpireAt: '',
    appPayPath: '/pay?orderNo=N1',
  }

  function Waiting() {
    const unpaid = useUnpaidOrder('DEBUT', onGone)
    return (
      <>
        <UnpaidBar unpaid={unpaid} />
        <button type="button" onClick={() => unpaid.begin('藏品 × 1', PLACED)}>
          下单
        </button>
      </>
    )
  }
  function show(state: string) {
    onGone.mockClear()
    queryClient.clear()
    logInAs('13800138000')
    sandbox.useScenario(...state.split(',').filter(Boolean))
    connectApi()
    renderInCampaign(<Waiting />)
  }
  const bar = () => screen.findByRole('group', { name: '未支付订单' })

  it('is found again, and led to its payment', async () => {
    show('unpaid')
    expect(await bar()).toHaveTextContent(/¥199\.00望月塔 · 归人 × 1/)
    await userEvent.click(screen.getByRole('button', { name: '去支付' }))
    expect(openApp).toHaveBeenCalledWith(expect.objectContaining({ path: '/pay?orderNo=DB1001' }))
  })

  it('is over by itself at its end', async () => {
    show('unpaid_soon')
    await bar()
    sandbox.moveClock(17_000)
    await queryClient.invalidateQueries()
    await waitFor(() => expect(onGone).toHaveBeenCalledOnce())
    expect(onGone.mock.calls[0]?.[1]).toBe(false)
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('that was paid in the app is told once, when the page is seen again', async () => {
    show('')
    await waitFor(() => expect(sandbox.seen('/getUnpaidOrder')).toHaveLength(1))
    await sandbox.quiet()
    await userEvent.click(screen.getByRole('button', { name: '下单' }))
    expect(await bar()).toHaveTextContent(/¥50\.00藏品 × 1/)
    // Without an end time it waits as long as the platform reports it.
    expect(screen.queryByRole('timer')).toBeNull()
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(onGone).toHaveBeenCalledExactlyOnceWith(expect.anything(), true))
  })

  it('that was cancelled in the app is not paid, though another answer tells of it first', async () => {
    function Ordering() {
      const [had, setHad] = useState(0)
      const { stage, unpaid } = useOrdering({
        scene: 'DEBUT',
        send: () => Promise.resolve(PLACED),
        nameOf: () => '藏品 × 1',
        had,
        readHad: () => Promise.resolve(0),
        refresh: () => Promise.resolve(),
        onSettled: () => undefined,
        soldOut: '',
      })
      const wait = () => {
        unpaid.begin('藏品 × 1', PLACED)
        setHad(1)
      }
      return (
        <>
          <button type="button" onClick={wait}>
            下单
          </button>
          <button type="button" onClick={() => setHad(0)}>
            取消
          </button>
          <p>{stage ?? (unpaid.order ? 'waits' : 'none')}</p>
        </>
      )
    }
    queryClient.clear()
    logInAs('13800138000')
    connectApi()
    renderInCampaign(<Ordering />)
    await waitFor(() => expect(sandbox.seen('/getUnpaidOrder')).toHaveLength(1))
    await sandbox.quiet()
    await userEvent.click(screen.getByRole('button', { name: '下单' }))
    expect(await screen.findByText('waits')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await queryClient.invalidateQueries()
    await sandbox.quiet()
    expect(await screen.findByText('none')).toBeVisible()
  })

  it('is over for the clock before the platform says so', async () => {
    show('')
    await sandbox.quiet()
    const soon = { ...PLACED, payExpireAt: formatServerTime(serverNow() + 1500) }
    const { payExpireAt } = soon
    queryClient.setQueriesData({ queryKey: [readUnpaidOrder.name] }, () => ({
      ...PLACED,
      goodsName: '藏品',
      serverTime: '',
      payExpireAt,
    }))
    await bar()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  })
})
