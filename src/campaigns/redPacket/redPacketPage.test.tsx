import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { pathWith } from '@/lib/url/urlParams'
import { showToast } from '@/ui/toast/toast'
import { place } from '@tests/support/fakeVisit'
import { fill } from '@tests/support/loginForm'
import { answerLogin, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, open, openAsMember, pass, takeClock, tap } from './testing'
import { addressOf } from './useRain'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/ui/toast/toast', { spy: true })
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()

afterEach(() => {
  vi.useRealTimers()
})

const PATH = '/appointmentInfo'
const actions = () => sandbox.seen(PATH).map(({ body }) => (body as { action: string }).action)
const region = (name: string) => screen.getByRole('region', { name })

describe('the lobby', () => {
  test('shows the next round’s countdown, all rounds and the winners, with its calls started at once', async () => {
    open('', '&activityId=1001&inviteCode=STAR01')
    expect(await screen.findByText(/^下一场 /)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '红包雨' })).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^距开场 2[56]分钟$/)
    expect(
      within(region('场次安排'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(-3)),
    ).toEqual(['已结束', '未开始', '未开始'])
    expect(within(region('中奖记录')).getAllByRole('listitem')).toHaveLength(12)
    expect(screen.getByText('已有1.27万人预约')).toBeVisible()
    expect(sandbox.seen(PATH)[0]?.body).toEqual({ activityId: '1001', action: 'QUERY' })
    expect(sandbox.seen('/activity/getById')).toHaveLength(1)
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
    await waitFor(() => expect(document.title).toBe('红包雨'))
  })

  test('counts by the platform’s clock where the phone’s own is wrong', async () => {
    sandbox.moveClock(5 * 3_600_000)
    open('round_soon')
    expect(await screen.findByText('距开场 不到1分钟')).toBeInTheDocument()
  })

  test('turns by itself when a round begins, and asks for the play of it', async () => {
    place.visit = 'app'
    openAsMember('round_soon')
    expect(await button('预约提醒')).toBeEnabled()
    await sandbox.quiet()
    const asked = sandbox.seen(PATH).length
    takeClock()
    await pass(21_500)
    expect(await button('进入红包雨')).toBeEnabled()
    expect(sandbox.seen(PATH).length).toBeGreaterThan(asked)
  })

  test('a round that begins without a network is not taken for played, and says what is wrong', async () => {
    place.visit = 'app'
    openAsMember('round_soon')
    expect(await button('预约提醒')).toBeEnabled()
    await sandbox.quiet()
    sandbox.useScenario(`cut@${PATH}`)
    takeClock()
    await pass(21_500)
    const enter = await button('进入红包雨')
    await waitFor(() => expect(enter).not.toHaveAttribute('aria-busy'))
    act(() => enter.click())
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    sandbox.useScenario()
    act(() => enter.click())
    expect(await screen.findByText('今日还可参与3次')).toBeVisible()
  })

  test('has both where one round is live and another follows', async () => {
    place.visit = 'app'
    openAsMember('two_rounds')
    expect(await button('进入红包雨')).toBeEnabled()
    expect(await button('预约提醒')).toBeEnabled()
    expect(screen.getByText('今日还可参与3次')).toBeVisible()
  })

  test.each([
    ['round_over', '今日已结束', '今日场次已全部结束'],
    ['not_started', '敬请期待', '红包雨即将开场'],
    ['ended', '活动已结束', '感谢参与，下次再见'],
  ])('%s: its button is 「%s」 and off', async (state, label, text) => {
    openAsMember(state)
    expect(await button(label)).toBeDisabled()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('region', { name: '中奖记录' })).toBeVisible()
  })

  test('limit: says that the day’s plays are used up', async () => {
    place.visit = 'app'
    openAsMember('limit')
    expect(await button('今日次数已用完')).toBeDisabled()
  })

  test('outside the app the live round leads there, with the ids of the address', async () => {
    openAsMember('round_live', '&activityId=1001&from=wx')
    await tap('进入红包雨')
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'redPacket',
      path: '/redPacket?activityId=1001',
    })
    expect(actions()).not.toContain('SETTLE')
  })

  test('says how it goes, with the days of the activity', async () => {
    open()
    await tap('规则')
    const sheet = await screen.findByRole('dialog', { name: '活动规则' })
    expect(sheet).toHaveTextContent('试玩不计奖励')
    await waitFor(() => expect(sheet).toHaveTextContent(/活动时间\d{4}-\d\d-\d\d 00:00 至/))
    expect(tracked()).toContain('button/rule')
  })

  test('is a guest’s when the platform wants a login for it', async () => {
    sandbox.useScenario(`signed_out@${PATH}`)
    openAsMember()
    expect(await button('登录后参与')).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    sandbox.useScenario()
    await tap('登录后参与')
    await answerLogin(newPhone())
    expect(await button('预约提醒')).toBeEnabled()
    expect(actions()).not.toContain('APPOINT')
  })

  test('shows no amounts in WeChat', async () => {
    Object.assign(place, { visit: 'wechat', os: 'ios' })
    open()
    const winners = await screen.findByRole('region', { name: '中奖记录' })
    expect(winners).toHaveTextContent('已中奖')
    expect(winners).not.toHaveTextContent(/积分|元/)
  })
})

describe('the appointment', () => {
  test('is made for the next round, once for two taps, and stays', async () => {
    openAsMember()
    const appoint = await button('预约提醒')
    act(() => {
      appoint.click()
      appoint.click()
    })
    expect(await button('已预约')).toBeDisabled()
    expect(showToast).toHaveBeenCalledWith('预约成功，开场前提醒你')
    expect(actions().filter((action) => action === 'APPOINT')).toHaveLength(1)
    const sent = sandbox
      .seen(PATH)
      .find(({ body }) => (body as { action: string }).action === 'APPOINT')
    expect(sent?.body).toMatchObject({ roundId: '70102' })
    expect(tracked()).toContain('button/appoint')
  })

  test('whose answer was lost is asked for, and not made again', async () => {
    openAsMember()
    await button('预约提醒')
    await sandbox.quiet()
    sandbox.failNext(({ pathname }) => pathname.endsWith(PATH), 'cut_after')
    const before = actions().length
    await tap('预约提醒')
    expect(await button('已预约')).toBeDisabled()
    expect(actions().slice(before, before + 2)).toEqual(['APPOINT', 'QUERY'])
    expect(actions().filter((action) => action === 'APPOINT')).toHaveLength(1)
  })

  // Write and check use one path: if the write fails, the check does, too.
  test.each([
    ['cut', 2],
    ['null_data', 1],
  ])(
    'that is answered with %s is being confirmed: the next tap asks first',
    async (fault, sent) => {
      openAsMember()
      await button('预约提醒')
      await sandbox.quiet()
      sandbox.useScenario(`${fault}@${PATH}`)
      await tap('预约提醒')
      await waitFor(() => expect(showToast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
      expect(actions().filter((action) => action === 'APPOINT')).toHaveLength(1)
      sandbox.useScenario()
      await waitFor(async () => expect(await button('预约提醒')).not.toHaveAttribute('aria-busy'))
      await tap('预约提醒')
      if (fault === 'cut') {
        // It never arrived.
        await waitFor(() => expect(showToast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
        await waitFor(async () => expect(await button('预约提醒')).not.toHaveAttribute('aria-busy'))
        await tap('预约提醒')
      }
      expect(await button('已预约')).toBeDisabled()
      expect(actions().filter((action) => action === 'APPOINT')).toHaveLength(sent)
    },
  )

  test('a guest logs in by the page’s own call, which brings a packet, and taps again', async () => {
    open('', '&activityId=1001&inviteCode=STAR01')
    await tap('预约提醒')
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    await screen.findByLabelText('手机号')
    const user = userEvent.setup()
    await fill(user)
    await user.click(await button('登录'))
    const dialog = await screen.findByRole('dialog', { name: '登录成功，红包来了' })
    expect(dialog).toHaveTextContent('8.8元')
    expect(dialog).toHaveTextContent(/已放入你的账户，有效期至 \d{4}/)
    expect(sandbox.seen('/fissionRedPacket/login')[0]?.body).toMatchObject({
      activityId: '1001',
      inviteCode: 'STAR01',
    })
    expect(actions()).not.toContain('APPOINT')
    await user.click(within(dialog).getByRole('button', { name: '收下' }))
    await tap('预约提醒')
    expect(await button('已预约')).toBeDisabled()
  })

  test.each([
    ['packet_pending', '登录成功，红包来了', '红包发放中，稍后到账'],
    ['packet_gone', '登录红包已领完', '别灰心，准点来玩红包雨'],
  ])('%s: the login says so', async (state, title, text) => {
    open(state)
    await tap('预约提醒')
    await screen.findByLabelText('手机号')
    const user = userEvent.setup()
    await fill(user)
    await user.click(await button('登录'))
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(text)
  })

  test('packet_none: the login says nothing of a packet', async () => {
    open('packet_none')
    await tap('预约提醒')
    await screen.findByLabelText('手机号')
    const user = userEvent.setup()
    await fill(user)
    await user.click(await button('登录'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await button('预约提醒')).toBeEnabled()
  })
})

test('leads to the app with the ids of the address and nothing else', () => {
  const path = (query: string) => pathWith('/redPacket', addressOf(new URLSearchParams(query)))
  expect(path('')).toBe('/redPacket')
  expect(path('activityId=1001&roundId=70102&inviteCode=STAR01&token=x&from=wx')).toBe(
    '/redPacket?activityId=1001&roundId=70102&inviteCode=STAR01',
  )
  expect(path('activityId=<b>&inviteCode=!')).toBe('/redPacket')
})
