import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'
import { BOOK, COUPON, button, dialog, open, openAsMember, points } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()

const EXCHANGE = '/exchangeCommodity'

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

  it.each([
    [BOOK, '选择收货地址'],
    [COUPON, '使用120积分兑换？'],
  ])('of what is taken down meanwhile ends, and says so: %s', async (name, title) => {
    const { user } = openAsMember()
    await user.click(await button(`立即兑换 ${name}`))
    expect(await dialog(title)).toBeVisible()
    sandbox.useScenario('goods_0')
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText('该商品已下架')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a guest goes on after the login, also from a later page of the list', async () => {
    const { user } = open('many', 'productId=710064&')
    const sheet = within(await dialog('商品详情'))
    await user.click(sheet.getByRole('button', { name: '立即兑换' }))
    const asked = sandbox.seen('/commodityList').length
    await answerLogin('13659940006')
    await waitFor(() => expect(sandbox.seen('/commodityList').length).toBeGreaterThan(asked + 2))
    expect(await dialog('使用120积分兑换？')).toBeVisible()
    expect(screen.queryByText('该商品已下架')).toBeNull()
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
