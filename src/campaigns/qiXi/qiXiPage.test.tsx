import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { shareLink } from '@/kit/share/shareLink'
import { place } from '@tests/support/fakeVisit'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { BOX, BUY, ORDER, button, dialog, open, openAsMember, times } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/lib/motion/motion', () => ({
  wantsLessMotion: () => true,
  scrollBehavior: () => 'instant',
}))

const sandbox = startSandbox()
beforeEach(() => void (place.visit = 'app'))

describe('the festival', () => {
  it('shows a guest the boxes, the wheel and who has won', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '七夕·鹊桥会' })).toBeVisible()
    expect(await screen.findByText('¥299.00')).toBeVisible()
    expect(screen.getByText('50积分', { selector: 'dd' })).toBeVisible()
    expect(times()).toBe('--')
    expect(await screen.findByText(/抽中/)).toBeVisible()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('tells a member what they have', async () => {
    openAsMember()
    await screen.findByText(/^120积分将于12月31日过期$/)
    expect(times()).toBe('5次')
  })

  it.each([
    ['not_started', '敬请期待', '未开始'],
    ['ended', '活动已结束', '已结束'],
    ['limit', '已达上限', '次数用完'],
    ['sold_out', '已抢光', '转一次'],
  ])('%s: the box says %s, the wheel %s', async (state, box, wheel) => {
    openAsMember(state)
    expect(await button(`${box} ${BOX}`)).toBeDisabled()
    expect(await button(wheel)).toBeVisible()
  })

  it('has neither boxes nor wheel yet', async () => {
    sandbox.useScenario('goods_0', 'wheel_0')
    open()
    expect(await screen.findByText('礼盒准备中，敬请期待')).toBeVisible()
    expect(screen.getByText('转盘准备中，敬请期待')).toBeVisible()
  })

  it.each(['null_data', 'signed_out'])('waits for its boxes when they are %s', async (fault) => {
    openAsMember(`${fault}@/findActivityGoods`)
    expect(await screen.findByText('礼盒准备中，敬请期待')).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    expect(screen.getByText('写给TA的话')).toBeVisible()
  })

  it('shows its rules with how likely each prize is', async () => {
    const { user } = open()
    await user.click(await button('规则'))
    const rows = within(await dialog('活动规则')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toContain('20积分30%')
    expect(rows).toHaveLength(9)
    expect(tracked()).toContain('button/rule')
  })

  it('is shared by what it is', async () => {
    const { user } = open('', 'activityId=1001&')
    await screen.findByText('今夜的星河，有一座桥')
    await user.click(await button('分享'))
    expect(shareLink).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '七夕·鹊桥会',
        url: expect.stringContaining('activityId=1001') as string,
      }),
    )
    expect(tracked()).toContain('button/share')
  })

  it('leads to the app from outside it, without an order', async () => {
    place.visit = 'wechat'
    const { user } = openAsMember()
    await user.click(await button(BUY))
    await user.click(await button('转一次'))
    expect(openApp).toHaveBeenCalledTimes(2)
    expect(openApp).toHaveBeenCalledWith(expect.objectContaining({ path: '/qiXi' }))
    expect(sandbox.seen('/get_biz_no')).toHaveLength(0)
  })
})

describe('a box', () => {
  it('is looked at, ordered, and waits to be paid in the app', async () => {
    const { user } = openAsMember()
    await user.click(await button(/^限定 ?鹊桥礼盒/))
    const detail = await dialog('礼盒详情')
    expect(detail).toHaveTextContent('剩余120件 · 每人限购2件')
    await user.click(within(detail).getByRole('button', { name: '立即购买' }))
    const sheet = await dialog('确认订单')
    await user.click(within(sheet).getByRole('button', { name: '增加' }))
    expect(within(sheet).getByRole('button', { name: '增加' })).toBeDisabled()
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    expect(await dialog('订单已提交')).toHaveTextContent('¥598.00')
    expect(sandbox.seen(ORDER)[0]?.body).toMatchObject({ goodsId: '76001', quantity: 2 })
    expect(sandbox.seen('/get_biz_no')[0]?.query).toEqual({ bizType: 'QIXI' })
    await user.click(await button('稍后支付'))
    const bar = screen.getByRole('group', { name: '未支付订单' })
    await user.click(within(bar).getByRole('button', { name: '去支付' }))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: expect.stringMatching(/^\/pay/) as string }),
    )
    expect(await button(`已达上限 ${BOX}`)).toBeDisabled()
    expect(tracked().slice(1)).toEqual(['card/gift-box', 'button/buy', 'button/go-pay'])
  })

  it('that was not paid in time is there again', async () => {
    openAsMember('unpaid')
    await screen.findByRole('group', { name: '未支付订单' })
    sandbox.moveClock(15 * 60_000 + 2000)
    const asked = sandbox.seen('/findActivityGoods').length
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('未支付的订单已取消')).toBeVisible()
    expect(screen.queryByRole('group', { name: '未支付订单' })).toBeNull()
    await waitFor(() => expect(sandbox.seen('/findActivityGoods').length).toBeGreaterThan(asked))
  })

  it('of a guest goes on at the order after the login', async () => {
    const { user } = open()
    await user.click(await button(BUY))
    await answerLogin('13659940006')
    expect(await dialog('确认订单')).toBeVisible()
  })

  it('that somebody else was faster with says so', async () => {
    const { user } = openAsMember('taken')
    await user.click(await button(BUY))
    await user.click(await button('提交订单'))
    expect(await screen.findByText('手慢了，礼盒已售罄')).toBeVisible()
    expect(await dialog('确认订单')).toBeVisible()
  })

  it.each(['cut_after', 'null_data'])(
    'that is ordered by two taps is found among those that wait when the answer is lost: %s',
    async (fault) => {
      const { user } = openAsMember()
      await user.click(await button(BUY))
      const send = await button('提交订单')
      await sandbox.quiet()
      const asked = sandbox.seen('/getUnpaidOrder').length
      sandbox.failNext(({ pathname }) => pathname.endsWith(ORDER), fault)
      act(() => {
        send.click()
        send.click()
      })
      expect(await dialog('订单已提交')).toHaveTextContent('¥299.00')
      expect(sandbox.seen(ORDER)).toHaveLength(1)
      expect(sandbox.seen('/getUnpaidOrder').length).toBeGreaterThan(asked)
    },
  )

  it.each(['cut@/get_biz_no', 'null_data@/get_biz_no', `cut@${ORDER}`])(
    'whose order broke (%s) says so, and can be ordered again',
    async (fault) => {
      const { user } = openAsMember()
      await user.click(await button(BUY))
      await button('提交订单')
      sandbox.useScenario(fault)
      await user.click(await button('提交订单'))
      expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
      sandbox.useScenario()
      const send = await button('提交订单')
      await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
      await user.click(send)
      expect(await dialog('订单已提交')).toBeVisible()
    },
  )
})

describe('the card', () => {
  it('needs words, at most 40, and keeps them', async () => {
    const { user } = open()
    await user.click(await button('生成卡片'))
    expect(screen.getByText('写点什么吧')).toBeVisible()
    const field = screen.getByRole('textbox', { name: '想对TA说' })
    fireEvent.change(field, { target: { value: '星'.repeat(41) } })
    await user.click(await button('生成卡片'))
    expect(screen.getByText('最多40个字')).toBeVisible()
    expect(field).toHaveValue('星'.repeat(41))
    fireEvent.change(field, { target: { value: '今夜好' } })
    await user.click(screen.getByRole('radio', { name: '玫瑰' }))
    await user.click(await button('生成卡片'))
    const poster = await dialog('分享海报')
    expect(await within(poster).findByText('今夜好')).toBeInTheDocument()
    expect(tracked().filter((event) => event === 'button/make-card')).toHaveLength(3)
  })
})
