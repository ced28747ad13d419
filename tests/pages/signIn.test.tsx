import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn } from '@/session/session'
import { logInAs, renderRoute } from '../support/renderRoute'
import { startSandbox, tokenOfPhone } from '../support/sandbox'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))

const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track, startTracking: vi.fn() }))

const sandbox = startSandbox()
const PHONE = '13900000107'
const SIGN = '/activitySign/daySign'
const STATUS = '/activitySign/userSignStatus'

const open = (state = '', query = '') => renderRoute(`/sign-in?__state=${state}${query}`)
const openAsMember = (state = '', query = '') => {
  logInAs(PHONE)
  return open(state, query)
}
const signButton = () => screen.findByRole('button', { name: '立即签到' })
const signed = (text: string | RegExp = /^今日已签到/) =>
  screen.findByRole('button', { name: text })

beforeEach(() => {
  toast.mockClear()
  track.mockClear()
  sandbox.setClock('2026-11-20 09:30:00')
})

describe('before signing', () => {
  it('shows points, streak, rewards, the month and tasks, with all calls started at once', async () => {
    openAsMember()
    expect(await signButton()).toBeEnabled()
    expect(document.title).toBe('每日签到')
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

  it('stands whatever the fields hold', async () => {
    openAsMember('hostile')
    await screen.findByRole('heading', { name: '更多任务' })
    expect(screen.getByRole('heading', { level: 1, name: '每日签到' })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
    expect(document.querySelector('main script, main img[src^="javascript"]')).toBeNull()
  })
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

  it('adds the points, and asks the platform to confirm them', async () => {
    openAsMember()
    const before = Number(
      (await screen.findByText('我的积分')).parentElement?.textContent?.match(/\d+$/),
    )
    await userEvent.click(await signButton())
    await screen.findByRole('dialog')
    await waitFor(() => expect(sandbox.seen('/getUserIntegral')).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByText('我的积分').parentElement).toHaveTextContent(String(before + 10)),
    )
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
    expect(toast.mock.calls.flat()).toEqual(['今日已签到'])
  })

  it('asks for the state when the answer is lost, and does not sign twice', async () => {
    openAsMember(`cut_after@${SIGN}`)
    await userEvent.click(await signButton())
    expect(await signed()).toBeDisabled()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
    expect(sandbox.seen(STATUS)).toHaveLength(2)
    expect(toast.mock.calls.flat()).toEqual(['签到成功'])
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

  it('asks again, and signs nothing, while the state cannot be told', async () => {
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
    expect(toast).toHaveBeenCalledWith('活动已结束')
  })
})

describe('who is not logged in', () => {
  it('sees the page without numbers, and gets the login on the tap', async () => {
    open()
    const button = await screen.findByRole('button', { name: '登录后签到' })
    expect(screen.getByText('我的积分').parentElement).toHaveTextContent('--')
    expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续--天')
    expect(screen.queryByText(/^补签卡/)).toBeNull()
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('gets the own page after the login, and taps again', async () => {
    open()
    await screen.findByRole('button', { name: '登录后签到' })
    await logIn({ accessToken: tokenOfPhone(PHONE), expireIn: Date.now() + 86_400_000 })
    expect(await signButton()).toBeEnabled()
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('opens the login over a login that ended meanwhile', async () => {
    openAsMember()
    const button = await signButton()
    sandbox.useScenario('guest')
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })
})

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
    expect(toast).toHaveBeenCalledWith('补签成功，获得5积分')

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
    sandbox.setClock('2026-11-30 23:59:57')
    openAsMember('signed')
    expect(await signed()).toBeDisabled()
    expect(await screen.findByRole('button', { name: '立即签到' }, { timeout: 8000 })).toBeEnabled()
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible()
    expect(sandbox.seen(STATUS)).toHaveLength(2)
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  }, 12_000)
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
    expect(toast).toHaveBeenCalledWith('已领取10积分')
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

  it('says kindly that there are none', async () => {
    openAsMember('empty@/verticalTask')
    expect(await screen.findByText('暂无任务，明天再来看看')).toBeVisible()
  })
})

it('explains the rules', async () => {
  openAsMember()
  await userEvent.click(await screen.findByRole('button', { name: '规则' }))
  const sheet = await screen.findByRole('dialog', { name: '活动规则' })
  expect(sheet).toHaveTextContent('每连续签到7天为一轮')
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
