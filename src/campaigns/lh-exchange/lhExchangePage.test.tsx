import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { BOOK, COUPON, button, dialog, open, openAsMember, points } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

const sandbox = startSandbox()

const goods = () =>
  within(screen.getByRole('list', { name: '商品' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')

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
