import { groupNumber } from '@/lib/format/groupNumber'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
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
} from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

describe('before signing', () => {
  it('shows points, streak, rewards, the month and tasks, with all calls started at once', async () => {
    openAsMember()
    expect(await signButton()).toBeEnabled()
    await waitFor(() => expect(document.title).toBe('每日签到'))
    expect(screen.getByRole('heading', { level: 1, name: '每日签到' })).toBeVisible()
    expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续3天')
    expect(screen.getByText('今天').closest('li')).toHaveTextContent('10积分')
    expect(screen.getByRole('heading', { name: '2026年11月' })).toBeVisible()
    expect(screen.getByText('补签卡 ×1')).toBeVisible()
    expect(screen.getByRole('heading', { name: '更多任务' })).toBeVisible()
    const paths = sandbox.requests.slice(0, 3).map(({ path }) => path)
    expect(new Set(paths)).toEqual(
      new Set([
        '/acApi/activitySign/userSignStatus',
        '/finance/integral/getUserIntegral',
        '/acApi/verticalTask/list',
      ]),
    )
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it.each([
    ['first_day', '今天是第一天，签到开启连续奖励'],
    ['streak_broken', '连续签到已中断，今天重新开始'],
  ])('%s says %s', async (state, text) => {
    openAsMember(state)
    expect(await screen.findByText(text)).toBeVisible()
    expect(await signButton()).toBeEnabled()
  })

  it('marks a day of the cycle that was missed', async () => {
    openAsMember('cycle_missed')
    await signButton()
    const row = within(screen.getByRole('region', { name: '签到奖励' }))
    expect(row.getByText('漏签').closest('li')).toHaveTextContent('10积分')
  })

  it('passes the campaign on, and nothing that is no id', async () => {
    openAsMember('', '&activityId=88')
    await signButton()
    expect(sandbox.seen(STATUS)[0]?.query).toEqual({ activityId: '88' })
    cleanup()
    openAsMember('', '&activityId=8x8')
    await signButton()
    expect(sandbox.seen(STATUS).at(-1)?.query).toEqual({})
  })

  it.each(['/verticalTask/list', '/integral/getUserIntegral'])(
    'renders while %s hangs, and claims nothing about it',
    async (path) => {
      const answer = sandbox.hold(path)
      openAsMember()
      expect(await signButton()).toBeEnabled()
      expect(screen.getByText('我的积分').closest('p')).not.toHaveTextContent('--')
      expect(screen.queryByText('暂无任务，明天再来看看')).toBeNull()
      expect(screen.queryByText('加载失败，点击重试')).toBeNull()
      answer()
      expect(await screen.findByRole('button', { name: /^浏览/ })).toBeVisible()
    },
  )
})

it('draws no row of rewards where there is none', async () => {
  const data = { today: '2026-11-20', todaySigned: false, cycle: [] }
  sandbox.server.use(http.get(`*${STATUS}`, () => HttpResponse.json({ code: 200, data })))
  openAsMember()
  expect(await signButton()).toBeEnabled()
  const card = within(screen.getByRole('region', { name: '签到奖励' }))
  expect(card.queryByRole('list')).toBeNull()
  expect(await screen.findByRole('heading', { name: '更多任务' })).toBeVisible()
})

describe('signing in', () => {
  it('gives the reward, turns the day, and is still there after a fresh load', async () => {
    openAsMember()
    await userEvent.click(await signButton())
    const dialog = await screen.findByRole('dialog', { name: '签到成功' })
    expect(dialog).toHaveTextContent('10积分')
    expect(dialog).toHaveTextContent('已连续签到4天')
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    expect(await signed('今日已签到，明天可得15积分')).toBeDisabled()
    expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续4天')
    expect(sandbox.seen(SIGN)).toHaveLength(1)

    cleanup()
    open()
    expect(await signed('今日已签到，明天可得15积分')).toBeDisabled()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
  })

  // The number is rendered twice: for screen readers, and as rolling digits.
  const pointsLine = () => screen.getByText('我的积分').parentElement as HTMLElement
  const restingPoints = async () => {
    const digits = () => /[\d,]+$/.exec(pointsLine().textContent)?.[0] ?? ''
    const half = () => digits().slice(0, digits().length / 2)
    await waitFor(() => expect(half() + half()).toBe(digits()))
    return Number(half().replaceAll(',', ''))
  }

  it('adds the points, and asks the platform to confirm them', async () => {
    openAsMember()
    const button = await signButton()
    const after = groupNumber((await restingPoints()) + 10)
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await waitFor(() => expect(sandbox.seen('/getUserIntegral')).toHaveLength(2))
    await waitFor(() => expect(pointsLine()).toHaveTextContent(after + after))
  })

  it.each([
    ['http_500@/getUserIntegral', 10],
    [`hostile@${SIGN},http_500@/getUserIntegral`, 10],
    [`hostile@${SIGN},cut@${STATUS},http_500@/getUserIntegral`, 0],
  ])('never takes points back: %s', async (faults, earned) => {
    openAsMember()
    const button = await signButton()
    const before = await restingPoints()
    sandbox.useScenario(...faults.split(','))
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await waitFor(() => expect(sandbox.seen('/getUserIntegral')).toHaveLength(2))
    await waitFor(() => expect(sandbox.seen(STATUS)).toHaveLength(2))
    expect(await signed()).toBeDisabled()
    const after = groupNumber(before + earned)
    await waitFor(() => expect(pointsLine()).toHaveTextContent(after + after))
  })

  it('is a call that no cache answers and that names no date', async () => {
    openAsMember()
    await userEvent.click(await signButton())
    await screen.findByRole('dialog')
    const [call] = sandbox.seen(SIGN)
    expect(call?.method).toBe('GET')
    expect(call?.query).toEqual({})
    expect(call?.headers['cache-control']).toBe('no-cache')
  })

  it('says that it is on its way', async () => {
    openAsMember()
    const button = await signButton()
    const answer = sandbox.hold(SIGN)
    button.click()
    expect(await screen.findByRole('button', { name: '签到中' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    answer()
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeVisible()
  })

  it('makes one call of two taps in one frame', async () => {
    openAsMember()
    const button = await signButton()
    button.click()
    button.click()
    await screen.findByRole('dialog')
    expect(sandbox.seen(SIGN)).toHaveLength(1)
  })

  it('brings the present of day 7', async () => {
    openAsMember('streak_6')
    await userEvent.click(await signButton())
    const dialog = await screen.findByRole('dialog', { name: '签到成功' })
    expect(dialog).toHaveTextContent('50积分')
    expect(dialog).toHaveTextContent('晨光限定头像框')
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    expect(await signed('今日已签到，明天可得5积分')).toBeDisabled()
  })

  it('is signed without an error when another device was faster', async () => {
    openAsMember('already')
    await userEvent.click(await signButton())
    expect(await signed()).toBeDisabled()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(toast.mock.calls.flat()).toEqual(['今日已签到']))
    await waitFor(() => expect(sandbox.seen(STATUS)).toHaveLength(2))
  })

  it('asks for the state when the answer is lost, and does not sign twice', async () => {
    openAsMember(`cut_after@${SIGN}`)
    await userEvent.click(await signButton())
    expect(await signed()).toBeDisabled()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
    expect(sandbox.seen(STATUS)).toHaveLength(2)
    await waitFor(() => expect(toast.mock.calls.flat()).toEqual(['签到成功']))
  })

  it('is open again after the state said that nothing happened', async () => {
    openAsMember()
    const button = await signButton()
    sandbox.useScenario(`cut@${SIGN}`)
    await userEvent.click(button)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    expect(sandbox.seen(STATUS)).toHaveLength(2)
    sandbox.useScenario()
    await userEvent.click(await signButton())
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('refetches, and signs nothing, while the state is unknown', async () => {
    openAsMember()
    const button = await signButton()
    sandbox.useScenario(`cut_after@${SIGN}`, `cut@${STATUS}`)
    await userEvent.click(button)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    sandbox.useScenario()
    await userEvent.click(await signButton())
    expect(await signed()).toBeDisabled()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
  })

  it('keeps the page and the news when only the question after it fails', async () => {
    openAsMember()
    const button = await signButton()
    sandbox.useScenario(`cut@${STATUS}`)
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: '签到成功' })
    await waitFor(() => expect(sandbox.seen(STATUS)).toHaveLength(2))
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    expect(await signed()).toBeDisabled()
    expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续4天')
  })

  it('follows an end that comes with the answer', async () => {
    openAsMember()
    const button = await signButton()
    sandbox.useScenario('ended')
    await userEvent.click(button)
    expect(await screen.findByRole('button', { name: '活动已结束' })).toBeDisabled()
    await waitFor(() => expect(toast).toHaveBeenCalledWith('活动已结束'))
  })
})
