import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { place } from '@tests/support/fakeVisit'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, dialog, open } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
beforeEach(() => void (place.visit = 'desktop'))

const picks = () => sandbox.seen('/pickUpReward')

describe('levels and albums', () => {
  it('shows levels with what is left, stars, and the way to the next one', async () => {
    open()
    expect(await button('第1关，剩余3次，3星')).toBeEnabled()
    expect(await button('第4关，剩余3次')).toBeEnabled()
    expect(await button('第5关，未解锁')).toBeDisabled()
    expect(await screen.findByText('已收集 13/23')).toBeVisible()
  })

  it('says that no play is left today', async () => {
    const { user } = open('plays_0')
    const level = await button('第4关，今日次数已用完')
    expect(level).toHaveAttribute('aria-disabled', 'true')
    await user.click(level)
    // Four levels and the toast.
    await waitFor(() => expect(screen.getAllByText('今日次数已用完')).toHaveLength(5))
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('shows an album’s cards, owned, several times and missing, and one of them large', async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole('tab', { name: '星海旅人' }))
    expect(await button('启航港，N，已拥有2张')).toHaveTextContent('×2')
    await user.click(await button('彗尾信使，SR，未获得'))
    const large = await dialog('彗尾信使')
    expect(large.getByText('还未获得')).toBeVisible()
    expect(large.getByText('获取途径：消除关卡第5关掉落')).toBeVisible()
    expect(tracked()).toContain('card/card')
    expect(router.state.location.search).toBe('?collectionId=92002')
    expect(tracked().filter((event) => event === 'page/view')).toHaveLength(1)
  })

  it.each([
    ['92004', 1],
    ['92003', 12],
  ])('opens at the album of its address (%s) with its %i cards', async (id, cards) => {
    open('', { query: `collectionId=${id}` })
    await screen.findByRole('tab', { selected: true, name: id === '92004' ? '孤本' : '十二浮岛' })
    expect(screen.getAllByRole('button', { name: /，(N|R|SR|SSR)，/ })).toHaveLength(cards)
  })

  it.each([
    ['null_data@/listGames', '关卡准备中'],
    ['null_data@/listCardCollections', '卡册准备中'],
    ['cut@/listCardCollections', '加载失败，点击重试'],
    ['null_data@/listRewardPackage', '礼包准备中'],
    ['empty@/listCardRewardPackage', '礼包准备中'],
    ['occupied_me,null_data@/territory/info', '认领领地后可铭刻'],
    ['occupied_me,cut@/territory/applyStatus', '加载失败，点击重试'],
  ])('says what a part of the page lacks, and keeps the others: %s', async (state, words) => {
    open(state)
    expect(await screen.findByText(words)).toBeVisible()
    expect(await screen.findByText(/^已收集/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('masks a guest’s numbers, and plays after the login that a tap asks for', async () => {
    const { user } = open('', { guest: true })
    expect(await screen.findByText('已收集 --/23')).toBeVisible()
    await user.click(await button('第1关，剩余3次'))
    expect(screen.queryByRole('grid')).toBeNull()
    await answerLogin('13659940009')
    expect(await screen.findByRole('grid')).toBeVisible()
  })

  it('opens the app for what needs it on a phone outside', async () => {
    place.visit = 'wechat'
    const { user } = open('', { query: 'activityId=1001' })
    await user.click(await button('第4关，剩余3次'))
    await user.click(await button('领取 糖果积分袋'))
    expect(openApp).toHaveBeenCalledTimes(2)
    expect(openApp).toHaveBeenLastCalledWith({
      pageName: 'collect-cards',
      path: '/collect-cards?activityId=1001',
      counted: false,
    })
    expect(picks()).toHaveLength(0)
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('closes levels and packages once the activity is over, and keeps the cards', async () => {
    open('ended')
    expect(await button('第4关，活动已结束')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('春夜纸鸢，N，已拥有2张')).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
  })
})

describe('packages', () => {
  it('picks one up once, also for two taps at once', async () => {
    const { user } = open()
    const claim = await button('领取 糖果积分袋')
    claim.click()
    claim.click()
    const news = await dialog('恭喜获得')
    expect(news.getByText('已放入你的账户')).toBeVisible()
    await user.click(news.getByRole('button', { name: '收下' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '领取 糖果积分袋' })).toBeNull(),
    )
    expect(picks()).toHaveLength(1)
    expect(picks()[0]?.body).toMatchObject({ packageId: '93001', packageType: 'GAME' })
    expect(tracked()).toContain('button/claim-package')
  })

  it('picks up an album’s package by its own type', async () => {
    const { user } = open()
    await user.click(await button('领取 四季灯火典藏礼包'))
    expect((await dialog('恭喜获得')).getByText('发放处理中，请稍后查看')).toBeVisible()
    expect(picks().at(-1)?.body).toMatchObject({ packageId: '920019', packageType: 'CARD' })
  })

  it.each(['糖果积分袋', '四季灯火典藏礼包'])(
    'asks what became of it when the answer is lost, and picks up nothing twice: %s',
    async (name) => {
      const { user } = open('cut_after@/pickUpReward')
      await user.click(await button(`领取 ${name}`))
      expect(await screen.findByText('领取成功')).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('button', { name: `领取 ${name}` })).toBeNull())
      expect(picks()).toHaveLength(1)
    },
  )

  it('says that one was picked up where the platform does not say what it was', async () => {
    const { user } = open('null_data@/pickUpReward')
    await user.click(await button('领取 糖果积分袋'))
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(await screen.findByText('已领取')).toBeVisible()
  })

  it('says that one was not picked up', async () => {
    const { user } = open('cut@/pickUpReward')
    await user.click(await button('领取 糖果积分袋'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(await button('领取 糖果积分袋')).toBeEnabled()
    expect(picks()).toHaveLength(1)
  })

  it.each([
    ['pick_taken', '你已领取过该奖励', '已领取'],
    ['pick_gone', '手慢了，奖励已抢光', '已抢光'],
  ])('%s: says 「%s」 and shows 「%s」', async (state, text, shown) => {
    const { user } = open(state)
    await user.click(await button('领取 糖果积分袋'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText(shown)).toBeVisible()
    expect(screen.queryByRole('dialog', { name: '恭喜获得' })).toBeNull()
  })
})

describe('glory', () => {
  const card = async () => within(await screen.findByRole('region', { name: '铭刻荣耀' }))

  it('leads to the territories where there is no own one', async () => {
    const { user, router } = open()
    expect(await (await card()).findByText('认领领地后可铭刻')).toBeVisible()
    await user.click(await button('去认领领地'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territory'))
  })

  it('is not there without a whole album', async () => {
    open('stage_0')
    await screen.findByText('已收集 0/23')
    expect(screen.queryByRole('region', { name: '铭刻荣耀' })).toBeNull()
  })

  it('engraves for an album: checks the length, keeps the words, shows the review', async () => {
    const { user } = open('occupied_me,no_glory')
    await user.click(await button('铭刻荣耀 四季灯火'))
    const sheet = await dialog('铭刻荣耀')
    await user.type(sheet.getByLabelText('铭文'), '🔥')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    expect(sheet.getByText('请输入2-20个字')).toBeVisible()
    await user.type(sheet.getByLabelText('铭文'), '灯火可亲')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    const plaque = await card()
    expect(await plaque.findByText('🔥灯火可亲')).toBeVisible()
    expect(plaque.getByText('审核中')).toBeVisible()
    expect(sandbox.seen('/saveGloryInTerritory')[0]?.body).toMatchObject({ collectionId: '92001' })
    expect(tracked()).toContain('button/save-glory')
  })

  describe.each([
    ['/saveGloryInTerritory', 'no_glory', /^铭刻荣耀/],
    ['/editGloryInTerritory', 'glory_rejected', '修改铭文'],
  ])('%s', (call, state, name) => {
    async function engrave(fault: string) {
      const { user } = open(`occupied_me,${state},${fault}@${call}`)
      await user.click(await button(name))
      const field = await screen.findByLabelText('铭文')
      await user.clear(field)
      await user.type(field, '第九盏灯火')
      const send = await button('提交审核')
      act(() => {
        send.click()
        send.click()
      })
      return field
    }

    it.each(['cut_after', 'null_data'])('is sent once and under review: %s', async (fault) => {
      await engrave(fault)
      expect(await (await card()).findByText('审核中')).toBeVisible()
      expect(sandbox.seen(call)).toHaveLength(1)
    })

    it('keeps the words when they did not reach the platform', async () => {
      const field = await engrave('cut')
      expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
      expect(field).toHaveValue('第九盏灯火')
      expect(sandbox.seen(call)).toHaveLength(1)
    })
  })

  it('edits words that were not passed, and shows what the platform has against the new ones', async () => {
    const { user } = open('occupied_me,glory_rejected')
    expect(await (await card()).findByText('未通过，请修改')).toBeVisible()
    await user.click(await button('修改铭文'))
    const sheet = await dialog('修改铭文')
    const field = sheet.getByLabelText('铭文')
    await user.clear(field)
    await user.type(field, '加微信群')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    expect(await sheet.findByText('内容包含敏感信息，请修改')).toBeVisible()
    expect(field).toHaveValue('加微信群')
    expect(tracked()).toContain('button/edit-glory')
  })
})
