import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  SIGN,
  STATUS,
  open,
  openAsMember,
  signButton,
  signed,
  startSignInPage,
  toast,
  track,
} from '../support/signInPage'

vi.mock('@/ui/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

describe('signing a missed day afterwards', () => {
  const missedDay = async (name: RegExp | string = /，可补签$/) =>
    (await screen.findAllByRole('button', { name }))[0] as HTMLElement

  it('costs a card after a question, and is still there after a fresh load', async () => {
    openAsMember('makeup_2')
    const day = await missedDay()
    const [, date = ''] = /^(\d+月\d+日)/.exec(day.getAttribute('aria-label') ?? '') ?? []
    await userEvent.click(day)
    const dialog = await screen.findByRole('dialog', { name: `使用补签卡补签 ${date}？` })
    expect(sandbox.seen(SIGN)).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: '补签' }))
    expect(await screen.findByText(`${date}，已补签`)).toBeInTheDocument()
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    expect(sandbox.seen(SIGN)[0]?.query.date).toMatch(/^2026-11-\d\d$/)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('补签成功，获得5积分'))

    cleanup()
    open('makeup_2')
    expect(await screen.findByText(`${date}，已补签`)).toBeInTheDocument()
    expect(screen.getByText('补签卡 ×1')).toBeVisible()
    expect(await signButton()).toBeEnabled()
  })

  it('joins the streak again', async () => {
    openAsMember('cycle_missed,makeup_2')
    await userEvent.click(await missedDay('11月18日，未签到，可补签'))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' }),
    )
    await waitFor(() =>
      expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续4天'),
    )
  })

  it('does nothing when the question is answered with no', async () => {
    openAsMember()
    await userEvent.click(await missedDay())
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('says so when there is no card', async () => {
    openAsMember('makeup_0')
    await userEvent.click(await missedDay())
    expect(toast).toHaveBeenCalledWith('暂无补签卡')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not offered where the platform knows no cards, and never for what is to come', async () => {
    openAsMember('makeup_none')
    await signButton()
    expect(screen.queryByRole('button', { name: /可补签/ })).toBeNull()
    expect(screen.queryByText(/^补签卡/)).toBeNull()
    expect(screen.getByText('11月16日，未签到')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /11月2[1-9]日/ })).toBeNull()
  })

  it('asks for the state when the answer is lost, and takes one card', async () => {
    openAsMember(`makeup_2,cut_after@${SIGN}`)
    await userEvent.click(await missedDay())
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' }),
    )
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
  })
})

describe('when it runs', () => {
  it('has ended: nothing can be signed, what was signed can be read', async () => {
    openAsMember('ended')
    expect(await screen.findByRole('button', { name: '活动已结束' })).toBeDisabled()
    expect(screen.getByRole('heading', { name: '2026年11月' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /可补签/ })).toBeNull()
  })

  it('has not started: counts down', async () => {
    openAsMember('not_started')
    expect(await screen.findByRole('button', { name: '敬请期待' })).toBeDisabled()
    expect(screen.getByRole('timer')).toHaveTextContent('距开始 1天')
  })

  it('was taken down: leads home', async () => {
    openAsMember('offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/mfuwu/')
  })

  it('could not be asked: can be asked again', async () => {
    openAsMember(`cut@${STATUS}`)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    window.history.replaceState(null, '', '/mfuwu/sign-in')
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await signButton()).toBeEnabled()
    expect(sandbox.seen('/getUserIntegral')).toHaveLength(1)
  })

  it('turns with the platform’s midnight, and into the next month', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    sandbox.setClock('2026-11-30 23:00:00')
    openAsMember('signed')
    expect(await signed()).toBeDisabled()
    // The phone slept through midnight, and so did everybody's clock.
    const awake = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => awake() + 2 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await signButton()).toBeEnabled()
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible()
    expect(sandbox.seen(STATUS)).toHaveLength(2)
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })
})

describe('tasks', () => {
  it('gives the reward of a finished one, once', async () => {
    openAsMember()
    const receive = await screen.findByRole('button', { name: '到访一颗星球 领取' })
    receive.click()
    receive.click()
    expect(await screen.findByRole('button', { name: '到访一颗星球 已完成' })).toBeDisabled()
    expect(sandbox.seen('/verticalTask/receive')).toHaveLength(1)
    expect(sandbox.seen('/verticalTask/receive')[0]?.body).toEqual({
      taskId: '31003',
      bizNo: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    })
    await waitFor(() => expect(toast).toHaveBeenCalledWith('已领取10积分'))
  })

  it('leads to the page of one that is open', async () => {
    const { router } = openAsMember()
    await userEvent.click(await screen.findByRole('button', { name: '浏览动态15秒 去完成' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/trends-detail-quest'))
    expect(router.state.location.search).toBe('?momentId=20004&taskId=31001')
    expect(sandbox.seen('/task/skip')[0]?.query).toEqual({ taskId: '31001', from: 'sign-in' })
    expect(sandbox.seen('/task/skip')[0]?.headers).not.toHaveProperty('authorization')
  })

  it('says why one leads nowhere', async () => {
    openAsMember('skip_none')
    await userEvent.click(await screen.findByRole('button', { name: '浏览动态15秒 去完成' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('任务已下线，去看看别的任务吧'))
  })

  it('can be asked for again by themselves', async () => {
    openAsMember('cut@/verticalTask')
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
    expect(await signButton()).toBeEnabled()
    window.history.replaceState(null, '', '/mfuwu/sign-in')
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: '到访一颗星球 领取' })).toBeVisible()
    expect(sandbox.seen(STATUS)).toHaveLength(1)
  })

  it('shows a few of many, and more when asked', async () => {
    openAsMember('many@/verticalTask')
    const more = await screen.findByRole('button', { name: '还有295个任务，查看更多' })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5)
    await userEvent.click(more)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(25)
  })

  it('says kindly that there are none', async () => {
    openAsMember('empty@/verticalTask')
    expect(await screen.findByText('暂无任务，明天再来看看')).toBeVisible()
  })
})

it('notes each tap once, under its own name, and the view once an entry', async () => {
  openAsMember('makeup_2', '&activityId=88')
  await userEvent.click((await screen.findAllByRole('button', { name: /，可补签$/ }))[0] as Element)
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' }),
  )
  await screen.findByText('补签卡 ×1')
  await userEvent.click(await signButton())
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '开心收下' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: '到访一颗星球 领取' }))
  await userEvent.click(screen.getByRole('button', { name: '规则' }))
  const date = expect.stringMatching(/^2026-11-\d\d$/) as string
  expect(track.mock.calls).toEqual([
    ['sign-in', 'page', 'view', { activityId: '88' }],
    ['sign-in', 'card', 'calendar-day', { date }],
    ['sign-in', 'button', 'makeup', { date }],
    ['sign-in', 'button', 'sign'],
    ['sign-in', 'popup', 'sign-reward'],
    ['sign-in', 'card', 'task', { taskId: '31003' }],
    ['sign-in', 'button', 'rule'],
  ])
})
