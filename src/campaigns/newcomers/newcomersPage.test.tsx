import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { showToast } from '@/ui/toast/toast'
import { answerLogin, logInAs, newPhone, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { RETURN_MS } from './plan'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSandbox()

/** Opens the page as a new account. */
function open(state = '', query = '') {
  logInAs()
  return renderRoute(`/newcomers?__state=${state}${query}`)
}
const tab = (name: string | RegExp) => screen.findByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })
/** The titles of the rows on screen. */
const rows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const seeAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('a newcomer', () => {
  test('sees the days left, the plan by its groups, and what comes after it', async () => {
    open()
    expect(await tab('第一步 0/3')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('还剩7天')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '奖励进度' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    expect(rows()).toEqual(['完善个人资料', '完成一次签到', '看一条热门动态'])
    expect(await screen.findByRole('heading', { name: '进阶任务' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('新手成长计划'))
  })

  test('changes the group in place, and finds it there after a reload', async () => {
    const first = open()
    await userEvent.click(await tab('安个家 0/2'))
    await waitFor(() => expect(rows()).toEqual(['走进一块领地', '逛一逛好物兑换']))
    expect(tracked()).toContain('tab/group')
    const { search } = first.router.state.location
    expect(first.router.state.historyAction).toBe('REPLACE')
    first.unmount()
    renderRoute(`/newcomers${search}`)
    expect(await tab('安个家 0/2')).toHaveAttribute('aria-selected', 'true')
  })

  test('receives a reward once the platform says so, and is told what it is', async () => {
    open('tasks_claimable')
    await tab('第一步 3/3')
    await userEvent.click(button('完善个人资料 领取'))
    await waitFor(() => expect(button('完善个人资料 已完成')).toBeDisabled())
    expect(showToast).toHaveBeenCalledWith('已领取20积分')
    expect(screen.getByText('已领取', { exact: false })).toHaveTextContent('已领取 20 / 200')
    expect(tracked()).toContain('button/claim-task')
  })

  test.each(['cut_after', 'null_data'])(
    'asks what became of a reward, and receives it once: %s',
    async (fault) => {
      open(`tasks_claimable,${fault}@/verticalTask/receive`)
      await tab('第一步 3/3')
      const receive = button('完善个人资料 领取')
      act(() => {
        receive.click()
        receive.click()
      })
      await waitFor(() => expect(button('完善个人资料 已完成')).toBeDisabled())
      expect(vi.mocked(showToast).mock.calls).toEqual([['领取成功']])
      expect(sandbox.seen('/verticalTask/receive')).toHaveLength(1)
    },
  )

  test('hears that a reward was not received', async () => {
    open('tasks_claimable,cut@/verticalTask/receive')
    await tab('第一步 3/3')
    await userEvent.click(button('完善个人资料 领取'))
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(NETWORK_TEXT))
    expect(button('完善个人资料 领取')).toBeEnabled()
    expect(sandbox.seen('/verticalTask/receive')).toHaveLength(1)
  })

  test('goes where a task leads', async () => {
    const { router } = open()
    await tab('第一步 0/3')
    await userEvent.click(button('完成一次签到 去完成'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/sign-in'))
    expect(tracked()).toContain('button/go-task')
    const [asked] = sandbox.seen('/task/skip')
    expect(asked?.query).toEqual({ taskId: '33102', from: 'newcomers' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.headers).not.toHaveProperty('clientinfo')
  })

  test('hears the platform’s words about a task that leads nowhere', async () => {
    open('skip_none')
    await tab('第一步 0/3')
    await userEvent.click(button('看一条热门动态 去完成'))
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('任务已下线，去看看别的任务吧'))
  })

  test('of a task that takes more than once sees how far it is', async () => {
    open('', '&group=1-332')
    expect(await screen.findByText('进度 2/3')).toBeVisible()
    expect(screen.getByText('为喜欢的动态点3次赞')).toBeVisible()
  })
})

describe('coming back', () => {
  test('asks anew one second later, once, and what became ready stands at the top', async () => {
    open()
    await tab('第一步 0/3')
    await sandbox.quiet()
    const before = sandbox.seen('/noviceTask/list').length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Done in the app meanwhile.
    sandbox.useScenario()
    const { skipTask } = await import('@/api/tasks')
    await skipTask({ taskId: '33102', from: 'newcomers' })
    seeAgain()
    await act(() => vi.advanceTimersByTimeAsync(RETURN_MS - 1))
    seeAgain()
    await act(() => vi.advanceTimersByTimeAsync(RETURN_MS - 1))
    expect(sandbox.seen('/noviceTask/list')).toHaveLength(before)
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    expect(await tab('第一步 1/3')).toBeVisible()
    expect(rows()).toEqual(['完成一次签到', '完善个人资料', '看一条热门动态'])
    expect(sandbox.seen('/noviceTask/list')).toHaveLength(before + 1)
  })
})

describe('its ends', () => {
  test('all received: the way to the next habit', async () => {
    const { router } = open('tasks_done')
    expect(await screen.findByRole('heading', { name: '新手任务全部完成' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '去签到' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/sign-in'))
    expect(tracked()).toContain('button/go-sign-in')
  })

  test('no longer a newcomer: the tasks have ended, what comes after has not', async () => {
    open('old_user')
    expect(await screen.findByRole('heading', { name: '新手任务已结束' })).toBeVisible()
    expect(screen.getByRole('link', { name: '去签到' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: '进阶任务' })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test.each(['empty', 'null_data'])(
    'a newcomer without tasks is told that they come: %s',
    async (fault) => {
      open(`${fault}@noviceTask,new_user`)
      expect(await screen.findByText('任务准备中')).toBeVisible()
    },
  )

  test('the plan stands also when nothing else of the page comes', async () => {
    open('cut@/verticalTask/list,cut@/user/info')
    expect(await screen.findByText('加载失败，点击重试')).toBeVisible()
    expect(await tab('第一步 0/3')).toBeVisible()
  })

  test('nothing comes after the plan where the platform names nothing', async () => {
    open('null_data@/verticalTask/list')
    expect(await tab('第一步 0/3')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: '进阶任务' })).toBeNull())
  })

  test('what has run out says so', async () => {
    open('tasks_expired')
    await tab('第一步 0/3')
    expect(button('完善个人资料 已过期')).toBeDisabled()
    expect(screen.queryByText('新手任务全部完成')).toBeNull()
  })

  test('a guest logs in first', async () => {
    renderRoute('/newcomers')
    expect(await screen.findByText('登录后领取你的成长清单')).toBeVisible()
    await userEvent.click(button('登录'))
    expect(screen.queryByRole('heading', { name: '进阶任务' })).toBeNull()
    await answerLogin(newPhone())
    expect(await screen.findByRole('heading', { name: '进阶任务' })).toBeVisible()
  })
})
