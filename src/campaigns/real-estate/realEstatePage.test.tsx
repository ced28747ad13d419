import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listSales } from '@/api/market'
import { openApp } from '@/kit/open-app/openApp'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'

vi.mock('@/tracking/track', { spy: true })
vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', async (original) => ({
  ...(await original<object>()),
  openApp: vi.fn(() => Promise.resolve(true)),
}))

const sandbox = startSandbox()
// The first test must not wait for the page's code.
beforeAll(() => import('./route'), 60_000)
beforeEach(() => {
  for (const spy of [track, openApp]) vi.mocked(spy).mockClear()
})

const BUY = '/market/buy'
const MOVE = '/market/processTransaction'
const SALES = '/market/listByItem'
let people = 0
const open = (state = '', query = '') => openRoute(`/real-estate?${query}__state=${state}`)
function openAsMember(state = '', query = '') {
  people += 1
  logInAs(`1365993${String(people).padStart(4, '0')}`)
  return open(state, query)
}
type User = ReturnType<typeof open>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
const rows = () => screen.findAllByRole('article')
const firstBuy = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^购买 / })
  if (!first) throw new Error('nothing is on sale')
  return first
}

async function order(user: User) {
  await user.click(await firstBuy())
  return dialog('确认订单')
}
async function submit(user: User) {
  const sheet = await order(user)
  await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
}

describe('the market', () => {
  it('shows what is offered, where it is and what it costs; to a guest, too', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '数字地产' })).toBeVisible()
    const [first] = await rows()
    expect(first).toHaveTextContent(/[ABC]-20\d\d.*X −?\d+ · Y −?\d+.*¥[\d,]+\.\d\d/)
    expect(screen.getByText('数字资产请理性收藏，禁止炒作')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^交易中 / })[0]).toBeDisabled()
    expect(screen.getAllByRole('button', { name: /^已售 / })[0]).toBeDisabled()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('opens a plot with its facts and its last price, and buys from there', async () => {
    const { user } = openAsMember()
    const [first] = await rows()
    if (!first) throw new Error('no row')
    await user.click(within(first).getAllByRole('button')[0] as HTMLElement)
    const sheet = await dialog('地块详情')
    expect(await within(sheet).findByText('最近成交价')).toBeVisible()
    expect(sheet).toHaveTextContent(/等级.面积\d+㎡到访1,286次/)
    expect(sheet).toHaveTextContent('数字资产请理性收藏，禁止炒作')
    await user.click(within(sheet).getByRole('button', { name: /^购买 / }))
    expect(await dialog('确认订单')).toBeVisible()
    expect(tracked()).toEqual(['page/view', 'card/plot', 'button/buy'])
  })

  it('opens the plot of the address, with its offer', async () => {
    open('', 'landId=60001&')
    const sheet = await dialog('地块详情')
    expect(await within(sheet).findByRole('button', { name: '购买 听潮小筑 A-0318' })).toBeEnabled()
    expect(sheet).toHaveTextContent('X 12 · Y −8')
  })

  it('says when the plot of the address is not offered', async () => {
    open('', 'landId=60003&')
    expect(await button('暂未挂售')).toBeDisabled()
  })

  it('shows another item, and leads back to all plots', async () => {
    const { user } = open('', 'itemId=70001&')
    expect(await screen.findByText('¥258.00')).toBeVisible()
    expect((await rows())[0]).toHaveTextContent('望月塔 · 归人')
    await user.click(screen.getByRole('link', { name: '查看全部地块' }))
    expect(await screen.findByText('¥980.00')).toBeVisible()
  })

  it('sorts by price', async () => {
    const { user } = open()
    await user.click(await button('价格从低到高'))
    await waitFor(() => expect(sandbox.seen(SALES).at(-1)?.query.sort).toBe('PRICE_ASC'))
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('¥980.00'))
    expect(screen.getByRole('button', { name: '价格从低到高', pressed: true })).toBeVisible()
  })

  it('keeps its tab in the address, and counts each choice', async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole('tab', { name: '求购' }))
    expect(await screen.findByText('¥923.50')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '我的' }))
    expect(await screen.findByText('登录后查看我的挂售和求购')).toBeVisible()
    expect(router.state.location.search).toContain('tab=mine')
    await user.click(screen.getByRole('tab', { name: '挂售' }))
    expect(tracked()).toEqual(['page/view', 'tab/want', 'tab/mine', 'tab/sale'])
  })
})

describe('the search', () => {
  const field = () => screen.findByRole('searchbox', { name: '搜索地块' })
  const asked = () => sandbox.seen(SALES).flatMap(({ query }) => query.keyword ?? [])

  it('asks once, 300 ms after the last key, and says what it found', async () => {
    const { user } = open()
    await user.type(await field(), '听潮小筑')
    expect(asked()).toEqual([])
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(asked()).toEqual(['听潮小筑'])
    expect(tracked()).toEqual(['page/view', 'input/search'])
    await user.type(await field(), '没有')
    expect(await screen.findByText('没有找到相关地块')).toBeVisible()
  })

  it('drops the answer for an older word', async () => {
    const { user } = open()
    const held = sandbox.holdNext(({ search }) => search.includes('keyword'), 'empty')
    fireEvent.change(await field(), { target: { value: '小院' } })
    await waitFor(() => expect(held.isHeld()).toBe(true))
    await user.clear(await field())
    await user.type(await field(), '听潮小筑{Enter}')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    held.release()
    await sandbox.quiet()
    expect(await rows()).toHaveLength(1)
  })

  it('waits for the end of a composition', async () => {
    open()
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'ting' } })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked()).toEqual([])
    fireEvent.change(input, { target: { value: '听潮' } })
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(asked()).toEqual(['听潮']))
  })

  it('does not ask for more than twenty characters', async () => {
    open()
    fireEvent.change(await field(), { target: { value: '地'.repeat(21) } })
    expect(await screen.findByText('最多输入20字')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked()).toEqual([])
  })
})

describe('a purchase', () => {
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
    const seller = `1365994${String(people).padStart(4, '0')}`
    const as = (phone: string) => ({
      headers: {
        'X-Auth-Token': tokenOfPhone(phone),
        'X-App-Url': '',
        'Content-Type': 'application/json',
      },
    })
    const asSeller = async (body: object) => {
      const response = await fetch(
        'http://localhost:3000/mfuwu/api/newcommerce/api/market/processTransaction',
        {
          method: 'POST',
          ...as(seller),
          body: JSON.stringify({ bizNo: `s${Math.random()}`, ...body }),
        },
      )
      expect(((await response.json()) as { statusCode: number }).statusCode).toBe(200)
    }
    const assets = await fetch('http://localhost:3000/mfuwu/api/newcommerce/shop/assetScList', {
      method: 'POST',
      ...as(seller),
      body: JSON.stringify({ pageNo: 1, pageSize: 20, itemId: '70010' }),
    })
    const { data } = (await assets.json()) as { data: { list: { assetId: string }[] } }
    await asSeller({ action: 'LIST', assetId: data.list[0]?.assetId, price: 130_000 })

    const { user } = openAsMember()
    const sheet = await order(user)
    expect(sheet).toHaveTextContent('¥1,300.00')
    const { list } = await listSales({ sort: 'NEW', pageNo: 1, pageSize: 1 })
    await asSeller({ action: 'LIST', saleId: list[0]?.saleId, price: 145_000 })
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
    expect(await screen.findByText('手慢了，奖励已抢光')).toBeVisible()
    expect(await button(`交易中 ${name}`)).toBeDisabled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('beside an order that waits leads to that one', async () => {
    const { user } = openAsMember('unpaid')
    await submit(user)
    expect(await screen.findByText('您有未支付的订单')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('group', { name: '未支付订单' })).toBeVisible()
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

  it('asks a guest for a login, and keeps what was chosen', async () => {
    const { user } = open('', 'landId=60001&')
    await user.click(await button('购买 听潮小筑 A-0318'))
    expect(await dialog('手机号登录')).toBeVisible()
    expect(screen.getByRole('dialog', { name: '地块详情', hidden: true })).toBeInTheDocument()
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

describe('a wish', () => {
  const pickPlot = async (user: User) => {
    const sheet = await dialog('选择要出售的地块')
    await user.click(
      (await within(sheet).findAllByRole('button', { name: /[ABC]-\d+/ }))[0] as HTMLElement,
    )
  }

  it('is met with one’s own plot: price, fee and income stand before it counts', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    const last = await dialog('确认卖给TA')
    expect(last).toHaveTextContent('成交价¥923.50手续费（5%）¥46.18预计到账¥877.32')
    expect(sandbox.seen(MOVE)).toEqual([])
    await user.click(within(last).getByRole('button', { name: '确认卖出' }))
    const sold = await dialog('成交成功')
    expect(sold).toHaveTextContent('成交价¥923.50手续费−¥46.18到账¥877.32')
    expect(sandbox.seen(MOVE)[0]?.body).toMatchObject({ action: 'ACCEPT_WANT', price: 92_350 })
    await user.click(within(sold).getByRole('button', { name: '知道了' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^卖给TA 南风知意/ })).toBeNull(),
    )
    expect(tracked()).toEqual(['page/view', 'button/accept-want'])
  })

  it('says that the sale is on its way', async () => {
    const { user } = openAsMember('pending', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    await user.click(await button('确认卖出'))
    expect(await dialog('交易处理中')).toBeVisible()
  })

  it('that somebody else has met is refused, and shown so', async () => {
    const { user } = openAsMember('want_gone', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    await user.click(await button('确认卖出'))
    expect(await screen.findByText('手慢了，奖励已抢光')).toBeVisible()
    expect(await button(/^已成交 南风知意/)).toBeDisabled()
  })

  it('cannot be met with what is locked, or with nothing', async () => {
    const { user } = openAsMember('locked_asset', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    const sheet = await dialog('选择要出售的地块')
    const cards = await within(sheet).findAllByRole('button', { name: /持有未满7天/ })
    for (const card of cards) expect(card).toBeDisabled()
  })

  it('is posted with a price, a number and days, and cancelled again', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button('发布求购'))
    const sheet = await dialog('发布求购')
    await user.click(within(sheet).getByRole('button', { name: '确认发布' }))
    expect(await within(sheet).findByText('请输入正确的价格')).toBeVisible()
    await user.type(within(sheet).getByRole('textbox', { name: '求购单价' }), '860.5')
    await user.click(within(sheet).getByRole('button', { name: '增加' }))
    await user.click(within(sheet).getByRole('button', { name: '30天' }))
    expect(sheet).toHaveTextContent('求购总额¥1,721.00')
    await user.click(within(sheet).getByRole('button', { name: '确认发布' }))
    expect(await screen.findByText('求购已发布')).toBeVisible()
    expect(sandbox.seen(MOVE)[0]?.body).toMatchObject({
      action: 'CREATE_WANT',
      itemId: '70010',
      price: 86_050,
      quantity: 2,
      days: 30,
    })
    await user.click(screen.getByRole('tab', { name: '我的' }))
    await screen.findByRole('heading', { name: '我的求购' })
    await user.click(await button('取消求购 我的求购 ¥860.50'))
    await user.click(await button('确认取消'))
    expect(await screen.findByText('求购已取消')).toBeVisible()
    expect(await button('已取消 我的求购 ¥860.50')).toBeDisabled()
    expect(tracked()).toEqual(['page/view', 'button/post-want', 'tab/mine'])
  })

  it('far from the floor is asked about first', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button('发布求购'))
    await user.type(await screen.findByRole('textbox', { name: '求购单价' }), '489.99')
    await user.click(await button('确认发布'))
    const far = await dialog('价格偏离地板价较多，确认提交？')
    expect(sandbox.seen(MOVE)).toEqual([])
    await user.click(within(far).getByRole('button', { name: '确认提交' }))
    expect(await screen.findByText('求购已发布')).toBeVisible()
  })

  it('without the money for it is refused, and stays as it was typed', async () => {
    const { user } = openAsMember('lack', 'tab=want&')
    await user.click(await button('发布求购'))
    await user.type(await screen.findByRole('textbox', { name: '求购单价' }), '900')
    await user.click(await button('确认发布'))
    expect(await screen.findByText('余额不足')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '求购单价' })).toHaveValue('900')
  })
})

describe('an own offer', () => {
  it('is made, given another price, and taken back', async () => {
    const { user } = openAsMember('', 'tab=mine&')
    expect(await screen.findByText('还没有挂售的地块')).toBeVisible()
    await user.click(await button('挂售'))
    const sheet = await dialog('选择要出售的地块')
    await user.click(
      (await within(sheet).findAllByRole('button', { name: /[ABC]-\d+/ }))[0] as HTMLElement,
    )
    const form = await dialog('挂售地块')
    await user.type(within(form).getByRole('textbox', { name: '挂售价格' }), '1280')
    expect(form).toHaveTextContent('手续费（5%）−¥64.00预计到账¥1,216.00')
    await user.click(within(form).getByRole('button', { name: '确认挂售' }))
    expect(await screen.findByText('挂售成功')).toBeVisible()
    await user.click(await button(/^改价 /))
    const again = await dialog('修改价格')
    const field = within(again).getByRole('textbox', { name: '挂售价格' })
    expect(field).toHaveValue('1280')
    await user.clear(field)
    await user.type(field, '1390.55')
    await user.click(within(again).getByRole('button', { name: '确认改价' }))
    expect(await screen.findByText('¥1,390.55')).toBeVisible()
    await user.click(await button(/^撤下 /))
    await user.click(await button('确认撤下'))
    expect(await screen.findByText('还没有挂售的地块')).toBeVisible()
    expect(sandbox.seen(MOVE).map(({ body }) => (body as { action: string }).action)).toEqual([
      'LIST',
      'LIST',
      'UNLIST',
    ])
    expect(
      new Set(sandbox.seen(MOVE).map(({ body }) => (body as { bizNo: string }).bizNo)).size,
    ).toBe(3)
  })

  it('says that the fee is not known', async () => {
    const { user } = openAsMember('fee_unknown', 'tab=mine&')
    await user.click(await button('挂售'))
    const sheet = await dialog('选择要出售的地块')
    await user.click(
      (await within(sheet).findAllByRole('button', { name: /[ABC]-\d+/ }))[0] as HTMLElement,
    )
    const form = await dialog('挂售地块')
    await user.type(within(form).getByRole('textbox', { name: '挂售价格' }), '1280')
    expect(form).toHaveTextContent('手续费（--）--预计到账--')
    expect(form).toHaveTextContent('手续费暂时无法获取，以平台实际结算为准')
  })

  it('needs something to offer', async () => {
    const { user } = openAsMember('no_assets', 'tab=mine&')
    await user.click(await button('挂售'))
    expect(await screen.findByText('暂无可出售的地块')).toBeVisible()
  })
})
