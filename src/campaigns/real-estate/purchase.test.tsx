import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { listSales } from '@/api/market'
import { openApp } from '@/kit/open-app/openApp'
import { fill } from '@tests/support/loginForm'
import { answerLogin } from '@tests/support/renderRoute'
import { API_BASE, startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { BUY, button, dialog, firstBuy, open, openAsMember, order, rows, submit } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()

interface SellerAnswer {
  statusCode: number
  data: { list: { assetId: string }[] }
}

/** Acts as another account meanwhile, without the open page. */
async function asSeller(path: string, body: object): Promise<SellerAnswer> {
  const response = await fetch(`${API_BASE}/newcommerce/${path}`, {
    method: 'POST',
    headers: { 'X-Auth-Token': tokenOfPhone('13659940001'), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as SellerAnswer
  expect(answer.statusCode).toBe(200)
  return answer
}

describe('a purchase', () => {
  it('whose login is over leads to the login at once, and is still there after it', async () => {
    const { user } = openAsMember()
    sandbox.failNext(({ pathname }) => pathname.endsWith(BUY), 'token_bad')
    await submit(user)
    const login = await dialog('手机号登录')
    expect(await within(login).findByText('登录已过期，请重新登录')).toBeVisible()
    await fill(user)
    await user.click(within(login).getByRole('button', { name: '登录' }))
    await waitFor(() => expect(login).not.toBeVisible())
    expect(await dialog('确认订单')).toBeVisible()
    expect(sandbox.seen(BUY)).toHaveLength(1)
  })

  it('is ordered at the price that is shown, and waits to be paid in the app', async () => {
    const { user } = openAsMember()
    const sheet = await order(user)
    const shown = within(sheet).getAllByText(/^¥[\d,.]+$/)[0]?.textContent ?? ''
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    const pay = await dialog('订单已提交')
    expect(pay).toHaveTextContent(shown)
    const [sent] = sandbox.seen(BUY)
    expect(sandbox.seen('/get_biz_no')[0]?.query).toEqual({ bizType: 'MARKET' })
    expect(sent?.body).toMatchObject({
      price: Number(shown.replace(/\D/g, '')),
      bizNo: expect.stringMatching(/^MARKET/) as string,
    })
    await user.click(within(pay).getByRole('button', { name: '去支付' }))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: expect.stringMatching(/^\/pay\?orderNo=MK/) as string }),
    )
    await user.click(screen.getByRole('button', { name: '稍后支付' }))
    expect(await screen.findByRole('group', { name: '未支付订单' })).toHaveTextContent(shown)
    expect((await rows())[0]).toHaveTextContent('交易中')
    expect(tracked()).toEqual(['page/view', 'button/buy', 'button/go-pay'])
  })

  it('is one for two fast taps', async () => {
    const { user } = openAsMember()
    const send = within(await order(user)).getByRole('button', { name: '提交订单' })
    act(() => {
      send.click()
      send.click()
    })
    expect(await dialog('订单已提交')).toBeVisible()
    expect(sandbox.seen(BUY)).toHaveLength(1)
  })

  it('at a price that the seller has just changed shows both, and goes on after another tap', async () => {
    const { data } = await asSeller('shop/assetScList', {
      pageNo: 1,
      pageSize: 20,
      itemId: '70010',
    })
    const list = (more: object) =>
      asSeller('api/market/processTransaction', {
        action: 'LIST',
        bizNo: `s${Math.random()}`,
        ...more,
      })
    await list({ assetId: data.list[0]?.assetId, price: 130_000 })
    const { user } = openAsMember()
    const sheet = await order(user)
    expect(sheet).toHaveTextContent('¥1,300.00')
    const { list: offers } = await listSales({ sort: 'NEW', pageNo: 1, pageSize: 1 })
    await list({ saleId: offers[0]?.saleId, price: 145_000 })
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    expect(await screen.findByText(/^价格已变动：/)).toHaveTextContent('¥1,300.00 → ¥1,450.00')
    expect((await rows())[0]).toHaveTextContent('¥1,450.00')
    await user.click(await button('按新价格提交'))
    expect(await dialog('订单已提交')).toHaveTextContent('¥1,450.00')
    expect(sandbox.seen(BUY)).toHaveLength(2)
  })

  it.each([
    ['lack', '余额不足'],
    ['limit', '超过限购数量'],
  ])('is refused, and can be tried again: %s', async (state, words) => {
    const { user } = openAsMember(state)
    await submit(user)
    expect(await screen.findByText(words)).toBeVisible()
    expect(await button('提交订单')).toBeEnabled()
  })

  it('of a plot that somebody else has just taken shows it so', async () => {
    const { user } = openAsMember('taken')
    const name = (await firstBuy()).getAttribute('aria-label')?.replace('购买 ', '') ?? ''
    await submit(user)
    expect(await screen.findByText('手慢了，这块地已被买走')).toBeVisible()
    expect(await button(`交易中 ${name}`)).toBeDisabled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('beside one that waits is not begun, and leads to the payment of that one', async () => {
    const { user } = openAsMember('unpaid')
    await screen.findByRole('group', { name: '未支付订单' })
    await user.click(await firstBuy())
    const unpaid = await dialog('你有一笔未支付订单')
    expect(screen.queryByRole('dialog', { name: '确认订单' })).toBeNull()
    await user.click(within(unpaid).getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(tracked()).toContain('button/go-pay'))
  })

  it('that was paid in the app is there when the person comes back', async () => {
    const { user, router } = openAsMember('paid_on_return')
    await submit(user)
    await dialog('订单已提交')
    await sandbox.quiet()
    fireEvent(document, new Event('visibilitychange'))
    const done = await dialog('购买成功')
    expect((await screen.findAllByRole('article', { hidden: true }))[0]).toHaveTextContent('已售')
    await user.click(within(done).getByRole('button', { name: '查看我的藏品' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/give-gift'))
  })

  it('that was paid, of a plot that has not arrived, is not said to be cancelled', async () => {
    const { user } = openAsMember('paid_on_return')
    await submit(user)
    await dialog('订单已提交')
    await sandbox.quiet()
    const none = { statusCode: 200, data: { total: 0, hasMore: false, list: [] } }
    sandbox.server.use(http.post('*/assetScList', () => HttpResponse.json(none)))
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('订单状态已更新，请在App内查看')).toBeVisible()
    expect(screen.queryByText('未支付的订单已取消')).toBeNull()
  })

  it('that nobody paid in time is taken back', async () => {
    const { user } = openAsMember()
    await submit(user)
    await user.click(await button('稍后支付'))
    await sandbox.quiet()
    sandbox.moveClock(15 * 60_000 + 2000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('未支付的订单已取消')).toBeVisible()
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('购买'))
  })

  it('of a guest goes on at the order after the login', async () => {
    const { user } = open('', 'landId=60001&')
    await user.click(await button('购买 听潮小筑 A-0318'))
    await answerLogin('13659940001')
    expect(await dialog('确认订单')).toHaveTextContent('听潮小筑 A-0318')
    expect(sandbox.seen(BUY)).toEqual([])
  })

  it('is none of one’s own offer, which can be taken back there', async () => {
    const { user } = openAsMember('listed')
    const [first] = await rows()
    expect(first).toHaveTextContent('撤下')
    expect(within(first as HTMLElement).queryByRole('button', { name: /^购买/ })).toBeNull()
    await user.click(await button(/^撤下 /))
    await user.click(await button('确认撤下'))
    expect(await screen.findByText('已撤下')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^撤下 / })).toBeNull())
    expect(tracked()).toContain('button/unlist')
  })
})
