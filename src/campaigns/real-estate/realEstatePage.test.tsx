import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { SALES, button, dialog, open, openAsMember, rows } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

const sandbox = startSandbox()

describe('the market', () => {
  it('shows what is offered, where it is and what it costs; to a guest, too', async () => {
    open()
    const [first] = await rows()
    expect(screen.getByRole('heading', { level: 1, name: '数字地产' })).toBeVisible()
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
    expect(await button(/^卖给TA .* ¥923\.50$/)).toBeEnabled()
    await user.click(screen.getByRole('tab', { name: '我的' }))
    expect(await screen.findByText('登录后查看我的挂售和求购')).toBeVisible()
    expect(router.state.location.search).toContain('tab=mine')
    await user.click(screen.getByRole('tab', { name: '挂售' }))
    expect(tracked()).toEqual(['page/view', 'tab/want', 'tab/mine', 'tab/sale'])
  })
})

describe('what is not there', () => {
  it.each([
    ['empty', SALES, '', '暂无挂售的地块'],
    ['empty', '/market/wantBuyTradeList', 'tab=want&', '暂无求购，来发布第一条吧'],
    ['signed_out', '/market/wantBuyTradeList', 'tab=want&', '登录后查看求购'],
    ['null_data', '/land/60001', 'landId=60001&', '地块不存在或已注销'],
    ['cut', '/land/60001', 'landId=60001&', '加载失败，点击重试'],
  ])('is said in its place: %s at %s', async (fault, call, query, words) => {
    openAsMember(`${fault}@${call}`, query)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    expect(screen.getByRole('tab', { name: '挂售' })).toBeInTheDocument()
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

  it('of a shared plot that fails does not call it not for sale', async () => {
    const { user } = open('', 'landId=60001&')
    sandbox.failNext(({ search }) => search.includes('keyword'), 'cut')
    await user.click(await button('挂售查询失败，点击重试'))
    const sheet = await dialog('地块详情')
    expect(await within(sheet).findByRole('button', { name: /^购买 / })).toBeEnabled()
  })

  it('of a shared plot that itself fails can be tried again in one place', async () => {
    const { user } = open('', 'landId=60001&')
    sandbox.failNext(({ pathname }) => pathname.endsWith('/land/60001'), 'cut')
    const sheet = within(await dialog('地块详情'))
    const retry = await sheet.findByRole('button', { name: /重试|重新加载/ })
    expect(sheet.getAllByRole('button', { name: /重试|暂未挂售/ })).toEqual([retry])
    await user.click(retry)
    expect(await sheet.findByRole('button', { name: /^购买 / })).toBeEnabled()
  })

  it('that fails says so in the list, keeps the word, and can be tried again', async () => {
    const { user } = open()
    await rows()
    sandbox.useScenario(`cut@${SALES}`)
    fireEvent.change(await field(), { target: { value: '听潮小筑' } })
    const retry = await button('加载失败，点击重试')
    expect(await field()).toHaveValue('听潮小筑')
    sandbox.useScenario()
    await user.click(retry)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
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
