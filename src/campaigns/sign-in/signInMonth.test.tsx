import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  SIGN,
  STATUS,
  openAsMember,
  signButton,
  signed,
  startSignInPage,
  toast,
  track,
} from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

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
    // It is rendered before its listeners are attached.
    await sandbox.quiet()
    // The phone was asleep at midnight, and so were all clocks.
    const awake = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => awake() + 2 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await signButton()).toBeEnabled()
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible()
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('turns also where the platform sends no date', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const status = { serverTime: '2026-11-30 23:00:00', todaySigned: true }
    sandbox.server.use(http.get(`*${STATUS}`, () => HttpResponse.json({ code: 200, data: status })))
    openAsMember()
    expect(await signed()).toBeDisabled()
    expect(screen.getByRole('heading', { name: '2026年11月' })).toBeVisible()
    await sandbox.quiet()
    Object.assign(status, { serverTime: '2026-12-01 01:00:00', todaySigned: false })
    const awake = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => awake() + 2 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await signButton()).toBeEnabled()
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible()
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

  it('asks what became of a reward whose answer was lost', async () => {
    openAsMember('cut_after@/verticalTask/receive')
    await userEvent.click(await screen.findByRole('button', { name: '到访一颗星球 领取' }))
    expect(await screen.findByRole('button', { name: '到访一颗星球 已完成' })).toBeDisabled()
    await waitFor(() => expect(toast.mock.calls.flat()).toEqual(['领取成功']))
    await waitFor(() => expect(screen.getByText('到访一颗星球').closest('li')).toHaveFocus())
    expect(sandbox.seen('/verticalTask/receive')).toHaveLength(1)
    expect(sandbox.seen('/verticalTask/list')).toHaveLength(2)
  })

  const RECEIVE = '/verticalTask/receive'
  const received = () =>
    sandbox.seen(RECEIVE).map(({ body }) => body as { taskId: string; bizNo: string })

  it('gives the rewards of two that are tapped at once', async () => {
    openAsMember()
    sandbox.useScenario('tasks_claimable')
    const first = await screen.findByRole('button', { name: '到访一颗星球 领取' })
    const second = await screen.findByRole('button', { name: '浏览动态15秒 领取' })
    const answer = sandbox.hold(RECEIVE)
    sandbox.useScenario(`tasks_claimable@${RECEIVE}`)
    first.click()
    second.click()
    await waitFor(() => expect(received().map(({ taskId }) => taskId)).toEqual(['31003', '31001']))
    expect(new Set(received().map(({ bizNo }) => bizNo)).size).toBe(2)
    answer()
    expect(await screen.findByRole('button', { name: '到访一颗星球 已完成' })).toBeDisabled()
    expect(await screen.findByRole('button', { name: '浏览动态15秒 已完成' })).toBeDisabled()
    await waitFor(() =>
      expect(new Set(toast.mock.calls.flat())).toEqual(new Set(['已领取10积分', '已领取20积分'])),
    )
    expect(received()).toHaveLength(2)
  })

  it('gives the reward of one while nobody knows what became of another’s', async () => {
    openAsMember()
    sandbox.useScenario('tasks_claimable')
    const second = await screen.findByRole('button', { name: '浏览动态15秒 领取' })
    sandbox.useScenario(`cut_after@${RECEIVE}`, 'cut@/verticalTask/list')
    await userEvent.click(screen.getByRole('button', { name: '到访一颗星球 领取' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    sandbox.useScenario(`tasks_claimable@${RECEIVE}`)
    await userEvent.click(second)
    expect(await screen.findByRole('button', { name: '浏览动态15秒 已完成' })).toBeDisabled()
    await waitFor(() =>
      expect(toast.mock.calls.flat()).toEqual(['结果确认中，请稍后再试', '已领取20积分']),
    )
    expect(received().map(({ taskId }) => taskId)).toEqual(['31003', '31001'])
  })

  it('is asked for again when the page is visible again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const turn = (next: DocumentVisibilityState) => {
      visibility.mockReturnValue(next)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    openAsMember()
    await screen.findByRole('button', { name: '浏览动态15秒 去完成' })
    await sandbox.quiet()
    turn('hidden')
    expect(sandbox.seen('/verticalTask/list')).toHaveLength(1)
    turn('visible')
    await waitFor(() => expect(sandbox.seen('/verticalTask/list')).toHaveLength(2))
  })

  it('names one without a title as it shows it, and leaves out what has no id', async () => {
    const data = [
      { taskId: '1', title: '', status: 'CLAIMABLE' },
      { title: '无门', status: 'CLAIMABLE' },
    ]
    sandbox.server.use(
      http.get('*/verticalTask/list', () => HttpResponse.json({ code: 200, data })),
    )
    openAsMember()
    expect(await screen.findByRole('button', { name: '神秘任务 领取' })).toBeEnabled()
    expect(screen.queryByText('无门')).toBeNull()
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
  openAsMember('makeup_2', '&activityId=88&from=qr')
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
    ['sign-in', 'page', 'view', { activityId: '88', from: 'qr' }],
    ['sign-in', 'card', 'calendar-day', { date }],
    ['sign-in', 'button', 'makeup', { date }],
    ['sign-in', 'button', 'sign'],
    ['sign-in', 'popup', 'sign-reward'],
    ['sign-in', 'card', 'task', { taskId: '31003' }],
    ['sign-in', 'button', 'rule'],
  ])
})

it('is one stop of the Tab key: the arrow keys walk its days', async () => {
  openAsMember('')
  const table = await screen.findByRole('table')
  const days = within(table).getAllByRole('button')
  expect(days.filter((day) => day.tabIndex === 0)).toHaveLength(1)
  act(() => days[8]?.focus())
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(days[14]).toHaveFocus()
  expect(days.filter((day) => day.tabIndex === 0)).toEqual([days[14]])
})
