import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()

const open = (state = '', query = '') => openRoute(`/lh-exchange?${query}__state=${state}`)
function openAsMember(state = '', query = '') {
  logInAs()
  return open(state, query)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const goods = () =>
  within(screen.getByRole('list', { name: '商品' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
const points = async () =>
  Number(
    (await screen.findByText('我的积分', { exact: false }))
      .querySelector('.visually-hidden')
      ?.textContent?.replaceAll(',', ''),
  )

const EXCHANGE = '/exchangeCommodity'
const COUPON = '领地装饰券 · 秋日灯串'
const BOOK = '星空主题手账本'

describe('the goods', () => {
  it('in front open what is far down the list', async () => {
    const { user } = open('many')
    const picks = within(await screen.findByRole('region', { name: '精选' })).getAllByRole('button')
    const release = sandbox.hold('/commodityList')
    await user.click(picks[3] as HTMLElement)
    expect(picks[3]).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await dialog('商品详情')).toBeVisible()
    expect(sandbox.seen('/commodityList').at(-1)?.query.pageNo).toBe('4')
  })

  it('in front can be tapped again after a page of the list has failed', async () => {
    const { user } = open('many')
    const picks = within(await screen.findByRole('region', { name: '精选' })).getAllByRole('button')
    sandbox.failNext(({ pathname }) => pathname.endsWith('/commodityList'), 'http_500')
    await user.click(picks[3] as HTMLElement)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    await user.click(picks[3] as HTMLElement)
    expect(await dialog('商品详情')).toBeVisible()
  })

  it('show a guest what there is, and dashes for points', async () => {
    open()
    expect(await button(`立即兑换 ${COUPON}`)).toBeEnabled()
    expect(screen.getByText('--')).toBeVisible()
    expect(await screen.findByRole('region', { name: '精选' })).toBeVisible()
    expect(screen.getByText('剩余86件')).toBeVisible()
    expect(await button('已抢光 补签卡')).toBeDisabled()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('show a member their points, what expires, and what is too dear', async () => {
    openAsMember()
    expect(await screen.findByText(/^120积分将于12月31日过期$/)).toBeVisible()
    expect(await points()).toBeGreaterThan(800)
    expect(await button(/^还差[\d,]+积分 木先生手作椅/)).toBeDisabled()
  })

  it('are put in another order, of what has come', async () => {
    const { user } = openAsMember()
    await user.click(await button('积分低到高'))
    expect(goods()[0]).toContain('补签卡')
    await screen.findByText(/过期$/)
    await user.click(await button('我能兑的'))
    expect(goods().join()).not.toMatch(/补签卡|手作椅/)
    expect(goods()[0]).toContain(COUPON)
    expect(tracked()).toContain('tab/sort')
  })

  it('ask a guest for a login before they say what can be had', async () => {
    const { user } = open()
    await user.click(await button('我能兑的'))
    expect(await button('默认')).toHaveAttribute('aria-pressed', 'true')
    await answerLogin('13659940004')
    await waitFor(async () =>
      expect(await button('我能兑的')).toHaveAttribute('aria-pressed', 'true'),
    )
  })

  it.each([
    ['not_started', '未开始'],
    ['ended', '已结束'],
    ['limit', '已达上限'],
    ['sold_out', '已抢光'],
    ['lack', /^还差[\d,]+积分/],
  ])('cannot be had: %s', async (state, label) => {
    openAsMember(state)
    const name = typeof label === 'string' ? `${label} ${COUPON}` : label
    await waitFor(() => expect(screen.getAllByRole('button', { name })[0]).toBeDisabled())
  })

  it('are there also when nothing else of the page comes', async () => {
    const others = ['findActivityDate', 'findActivityInfo', 'findActivityGoods', 'getUserIntegral']
    openAsMember(others.map((call) => `cut@/${call}`).join())
    expect(await button(`立即兑换 ${COUPON}`)).toBeEnabled()
    await sandbox.quiet()
    expect(await button(`立即兑换 ${COUPON}`)).toBeEnabled()
    expect(screen.queryByRole('region', { name: '精选' })).toBeNull()
    expect(screen.getByText('--')).toBeVisible()
  })

  it('are kept for members where the platform says so', async () => {
    open('signed_out@/commodityList')
    expect(await screen.findByText('登录后查看商品')).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('are none yet', async () => {
    open('goods_0')
    expect(await screen.findByText('商品准备中，敬请期待')).toBeVisible()
    expect(screen.queryByRole('region', { name: '精选' })).toBeNull()
  })
})

describe('one of them', () => {
  it('is opened by its picture, with all of its pictures', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: BOOK }))
    const sheet = await dialog('商品详情')
    expect(within(sheet).getAllByRole('img')).toHaveLength(3)
    expect(within(sheet).getByText('剩余86件 · 每人限兑2件')).toBeVisible()
    expect(within(sheet).getByText('实物商品，寄往你的收货地址')).toBeVisible()
    expect(tracked()).toContain('card/product')
  })

  it('is opened by the address, also from a later page of the list', async () => {
    open('many', 'productId=710070&')
    expect(await dialog('商品详情')).toBeVisible()
    expect(sandbox.seen('/commodityList').length).toBeGreaterThan(1)
  })

  it('of the address, found late, does not replace another that was opened meanwhile', async () => {
    const firstPage = sandbox.hold('/commodityList')
    const { user } = open('many', 'productId=710070&')
    await waitFor(() => expect(sandbox.seen('/commodityList')).toHaveLength(1))
    const laterPages = sandbox.hold('/commodityList')
    firstPage()
    const [picture] = within(await screen.findByRole('list', { name: '商品' })).getAllByRole(
      'button',
    )
    await user.click(picture as HTMLElement)
    const { textContent } = await dialog('商品详情')
    laterPages()
    await sandbox.quiet()
    await act(() => Promise.resolve())
    expect((await dialog('商品详情')).textContent).toBe(textContent)
  })

  it('of the address is on a page that did not load: that is said, not that it is gone', async () => {
    sandbox.failNext(
      ({ pathname, searchParams }) =>
        pathname.endsWith('/commodityList') && searchParams.get('pageNo') === '2',
      'cut',
    )
    open('many', 'productId=710070&')
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(screen.queryByText('该商品已下架')).toBeNull()
  })

  it('of the address has been taken down', async () => {
    open('', 'productId=1&')
    expect(await screen.findByText('该商品已下架')).toBeVisible()
  })
})

describe('an exchange', () => {
  it('of what is not delivered needs no address, and takes the points after the answer', async () => {
    const { user } = openAsMember()
    await screen.findByText(/过期$/)
    const before = await points()
    await user.click(await button(`立即兑换 ${COUPON}`))
    const confirm = await dialog('使用120积分兑换？')
    expect(tracked()).toEqual(['page/view', 'button/exchange', 'popup/confirm'])
    const release = sandbox.hold(EXCHANGE)
    await user.click(within(confirm).getByRole('button', { name: '确认兑换' }))
    expect(await points()).toBe(before)
    release()
    expect(await dialog('兑换成功')).toHaveTextContent('已发放至你的账户')
    await waitFor(async () => expect(await points()).toBe(before - 120))
    const [seen] = sandbox.seen(EXCHANGE)
    expect(seen?.query).toEqual({ productId: '70202', addressId: '' })
    expect(Object.keys(seen?.body as object)).toEqual(['bizNo'])
    expect(sandbox.seen('/get_biz_no')[0]?.headers['x-request-source']).toBe('h5')
    await waitFor(() => expect(screen.getByText('剩余998件')).toBeInTheDocument())
    expect(tracked()).toEqual(['page/view', 'button/exchange', 'popup/confirm'])
  })

  it('of what is sent goes to the address that was chosen', async () => {
    const { user } = openAsMember()
    await user.click(await button(`立即兑换 ${BOOK}`))
    const sheet = await dialog('选择收货地址')
    expect(await within(sheet).findByRole('radio', { name: /滨江区/ })).toBeChecked()
    await user.click(within(sheet).getByRole('radio', { name: /西湖区/ }))
    await user.click(within(sheet).getByRole('button', { name: '使用该地址' }))
    const confirm = await dialog('使用480积分兑换？')
    expect(confirm).toHaveTextContent('西湖区')
    expect(tracked().slice(-2)).toEqual(['card/address', 'popup/confirm'])
    await user.click(within(confirm).getByRole('button', { name: '确认兑换' }))
    expect(await dialog('兑换成功')).toHaveTextContent(/我们会尽快寄出.*订单号 \w+/)
    expect(sandbox.seen(EXCHANGE)[0]?.query).toEqual({ productId: '70201', addressId: '72001' })
  })

  it('goes to the usual address when the chosen one is gone from the list', async () => {
    const { user } = openAsMember()
    await user.click(await button(`立即兑换 ${BOOK}`))
    await user.click(await screen.findByRole('radio', { name: /西湖区/ }))
    spoil(sandbox, '/findAddressList', (addresses) => Object.values(addresses).slice(1))
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await waitFor(() => expect(screen.queryByRole('radio', { name: /西湖区/ })).toBeNull())
    expect(screen.getByRole('radio', { name: /滨江区/ })).toBeChecked()
    await user.click(await button('使用该地址'))
    expect(await dialog('使用480积分兑换？')).toHaveTextContent('滨江区')
    await user.click(await button('确认兑换'))
    expect(await dialog('兑换成功')).toBeVisible()
    expect(sandbox.seen(EXCHANGE)[0]?.query.addressId).toBe('72002')
  })

  it('leads to the app where there is no address', async () => {
    const { user } = openAsMember('address_0')
    await user.click(await button(`立即兑换 ${BOOK}`))
    await user.click(await button('去App添加'))
    expect(openApp).toHaveBeenCalledWith(expect.objectContaining({ path: '/address/add' }))
    expect(tracked()).toContain('button/add-address')
  })

  it('of a guest goes on at its confirmation after the login', async () => {
    const { user } = open()
    await user.click(await button(`立即兑换 ${COUPON}`))
    await answerLogin('13659940005')
    expect(await button('确认兑换')).toBeVisible()
    expect(tracked()).toContain('popup/confirm')
    expect(sandbox.seen('/get_biz_no')).toHaveLength(0)
  })

  it.each([
    ['with an answer', ''],
    ['with an answer that says nothing', `null_data@${EXCHANGE}`],
    ['whose answer is lost', `cut_after@${EXCHANGE}`],
  ])('sends one order for two fast taps, %s', async (_, state) => {
    const { user } = openAsMember(state)
    await user.click(await button(`立即兑换 ${COUPON}`))
    const confirm = await button('确认兑换')
    act(() => {
      confirm.click()
      confirm.click()
    })
    expect(await dialog('兑换成功')).toBeVisible()
    expect(sandbox.seen(EXCHANGE)).toHaveLength(1)
  })

  it('that did not reach the platform says so, and is not begun again', async () => {
    const { user } = openAsMember(`cut@${EXCHANGE}`)
    await user.click(await button(`立即兑换 ${COUPON}`))
    await user.click(await button('确认兑换'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(await button('确认兑换')).toBeEnabled()
    expect(screen.queryByText('兑换成功')).toBeNull()
    expect(sandbox.seen(EXCHANGE)).toHaveLength(1)
  })

  it('that somebody else was faster with leads back to the detail, which says so', async () => {
    const { user } = openAsMember('taken')
    await user.click(await button(`立即兑换 ${COUPON}`))
    const asked = sandbox.seen('/commodityList').length
    await user.click(await button('确认兑换'))
    expect(await screen.findByText('手慢了，商品已兑完')).toBeVisible()
    expect(await dialog('商品详情')).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/commodityList').length).toBeGreaterThan(asked))
  })

  it.each([
    ['lack', '积分不足', /^还差[\d,]+积分$/],
    ['limit', '超过限购数量', '已达上限'],
    ['ended', '活动已结束', '已结束'],
  ])('that is refused (%s) leads back to the detail as it is now', async (state, text, label) => {
    const { user } = openAsMember()
    await user.click(await button(`立即兑换 ${COUPON}`))
    const confirm = await button('确认兑换')
    await sandbox.quiet()
    const asked = sandbox.seen('/getUserIntegral').length
    sandbox.useScenario(state)
    await user.click(confirm)
    const sheet = within(await dialog('商品详情'))
    expect(await sheet.findByRole('button', { name: label })).toBeDisabled()
    expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(sandbox.seen('/getUserIntegral').length).toBeGreaterThan(asked)
    expect(sandbox.seen(EXCHANGE)).toHaveLength(1)
  })

  it('to an address that cannot be used asks for another', async () => {
    const { user } = openAsMember('bad_address')
    await user.click(await button(`立即兑换 ${BOOK}`))
    await user.click(await button('使用该地址'))
    await user.click(await button('确认兑换'))
    expect(await screen.findByText('收货地址不可用')).toBeVisible()
    expect(await dialog('选择收货地址')).toBeVisible()
  })
})
