import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { showToast } from '@/ui/toast/toast'
import { answerLogin, logInAs, newPhone, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { POLL_MS } from './useEntrust'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))
vi.mock('@/kit/open-app/openApp', () => ({ openApp: vi.fn() }))

const sandbox = startSandbox()
beforeEach(() => {
  vi.mocked(openApp).mockReset().mockResolvedValue(true)
})

/** Opens the page as a new account. */
function open(state = '', territory = 'territoryId=30001&') {
  logInAs()
  return renderRoute(`/entrust?${territory}__state=${state}`)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const part = (name: string) => within(screen.getByRole('region', { name }))
const seeAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('the lord', () => {
  test.each([
    ['entrust_none', '未开启', '开启委托'],
    ['entrust_running', '委托中', '管理委托'],
    ['entrust_paused', '已暂停', '恢复委托'],
    ['entrust_expired', '已到期', '续期'],
  ])('%s: sees %s and goes to the app by %s', async (state, status, label) => {
    open(state)
    await userEvent.click(await button(label))
    expect(part('管家').getByText(status)).toBeVisible()
    await waitFor(() =>
      expect(openApp).toHaveBeenCalledWith(
        expect.objectContaining({ pageName: 'entrust', path: '/territory/entrust' }),
      ),
    )
    expect(sandbox.seen('/task/skip')[0]?.query).toEqual({ taskId: 'ENTRUST', from: 'entrust' })
    expect(tracked()).toEqual(expect.arrayContaining(['page/view', 'button/entrust-main']))
  })

  test('sees the keeper’s income, fee, tasks and log', async () => {
    sandbox.setClock('2026-03-05 10:00:00')
    open('entrust_running')
    await button('管理委托')
    expect(screen.getByRole('heading', { level: 1, name: '任务委托' })).toBeVisible()
    expect(await screen.findByText('星灯谷')).toBeVisible()
    expect(part('管家').getByText('铜叔')).toBeVisible()
    expect(part('委托收益').getByText('1,200')).toBeVisible()
    expect(part('委托收益').getByText('14,060')).toBeVisible()
    expect(part('委托收益').getByText('5.5%')).toBeVisible()
    expect(part('代办任务').getByRole('button', { name: /给来访的居民带路.*7\/20/ })).toBeVisible()
    expect(part('管家日志').getByText('03-05 07:00')).toBeVisible()
  })

  test('manages also when nobody can say which territory it is, or who applied for it', async () => {
    open('entrust_running,cut@/territory/info,cut@/territory/applyStatus')
    expect(await button('管理委托')).toBeEnabled()
    await sandbox.quiet()
    expect(await button('管理委托')).toBeEnabled()
  })

  test('an income of nothing is 0, and an empty log says so', async () => {
    open('entrust_fresh')
    expect(await screen.findByText('管家还没有开工')).toBeVisible()
    expect(part('委托收益').getAllByText('0')).toHaveLength(2)
  })

  test('a task leads where the platform says', async () => {
    open('entrust_running')
    await userEvent.click(await button(/清晨点亮领地的灯/))
    await waitFor(() =>
      expect(openApp).toHaveBeenCalledWith(expect.objectContaining({ path: '/territory/tasks' })),
    )
    expect(tracked()).toContain('card/task')
  })

  test('hears the platform’s words where the entrust leads nowhere', async () => {
    open('entrust_none,skip_none')
    await userEvent.click(await button('开启委托'))
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('任务已下线，去看看别的任务吧'))
    expect(openApp).not.toHaveBeenCalled()
  })

  test('back from the app sees what was done there', async () => {
    open('entrust_none')
    await button('开启委托')
    await sandbox.quiet()
    const asked = sandbox.seen('/taskEntrustInfo').length
    seeAgain()
    await waitFor(() => expect(sandbox.seen('/taskEntrustInfo')).toHaveLength(asked + 1))
  })

  test('older lines of a long log come on demand', async () => {
    open('entrust_running,many')
    const more = await button('查看更早的日志')
    const before = part('管家日志').getAllByRole('listitem').length
    await userEvent.click(more)
    expect(part('管家日志').getAllByRole('listitem')).toHaveLength(2 * before)
  })
})

describe('while it is open', () => {
  afterEach(() => vi.useRealTimers())
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('the income is asked for each minute, and a failure is not shown', async () => {
    sandbox.setClock('2026-03-05 10:00:00')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    open('entrust_running')
    expect(await screen.findByText('1,200')).toBeVisible()
    const asked = sandbox.seen('/taskEntrustInfo').length
    await wait(POLL_MS)
    expect(await screen.findByText('1,202')).toBeVisible()
    expect(sandbox.seen('/taskEntrustInfo')).toHaveLength(asked + 1)
    sandbox.failNext(({ pathname }) => pathname.endsWith('/taskEntrustInfo'), 'http_500')
    await wait(POLL_MS)
    await waitFor(() => expect(sandbox.seen('/taskEntrustInfo')).toHaveLength(asked + 2))
    expect(screen.getByText('1,202')).toBeVisible()
    expect(showToast).not.toHaveBeenCalled()
  })

  test('the term runs out: the keeper stops and the button renews', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    open('entrust_running,ends_soon')
    await button('管理委托')
    await wait(21_000)
    expect(await button('续期')).toBeVisible()
    expect(part('管家').getByText(/^已于 .* 到期$/)).toBeVisible()
  })
})

describe('who is not the lord', () => {
  test.each(['', 'occupied_other'])('"%s": is led to the territory', async (state) => {
    const { router } = open(state)
    expect(await screen.findByRole('heading', { name: '仅领主可查看' })).toBeVisible()
    await userEvent.click(await screen.findByRole('link', { name: '看看这块领地' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territory'))
    expect(router.state.location.search).toBe('?territoryId=30001')
    expect(tracked()).toContain('button/view-territory')
  })

  test('is whom the platform answers nothing', async () => {
    open('entrust_running,null_data@/taskEntrustInfo')
    expect(await screen.findByRole('heading', { name: '仅领主可查看' })).toBeVisible()
  })

  test('hears that an application is being reviewed', async () => {
    open('applying')
    expect(await screen.findByRole('heading', { name: '领地审核中' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /委托$/ })).toBeNull()
  })

  test.each(['', 'territoryId=abc&'])(
    'an address with "%s" asks nothing of the platform',
    async (at) => {
      open('', at)
      expect(await screen.findByRole('heading', { name: '仅领主可查看' })).toBeVisible()
      await sandbox.quiet()
      expect(sandbox.seen('/taskEntrustInfo')).toEqual([])
      expect(sandbox.seen('/applyStatus')).toEqual([])
    },
  )

  test('a guest reads what a keeper is, and meets their own after the login', async () => {
    renderRoute('/entrust?territoryId=30001')
    expect(await screen.findByText('登录后查看你的管家')).toBeVisible()
    expect(screen.getByText('今日收益 -- · 累计收益 --')).toBeVisible()
    expect(screen.getByRole('heading', { name: '发条管家怎么帮你' })).toBeVisible()
    await userEvent.click(await button('登录'))
    await answerLogin(newPhone())
    await waitFor(() => expect(screen.queryByText('登录后查看你的管家')).toBeNull())
    expect(sandbox.seen('/taskEntrustInfo').length).toBeGreaterThan(0)
  })
})

test('the rules are those of territories', async () => {
  const { router } = open('entrust_running')
  await userEvent.click(await screen.findByRole('link', { name: '规则' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territoryRules'))
  expect(tracked()).toContain('button/rule')
})

test('hostile words stay words', async () => {
  open('entrust_running,hostile')
  await button('管理委托')
  expect(document.querySelector('main script, main img[onerror], main iframe')).toBeNull()
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/)
})
