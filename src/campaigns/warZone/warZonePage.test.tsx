import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { showToast } from '@/ui/toast/toast'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/ui/toast/toast', async (original) => ({
  ...(await original<object>()),
  showToast: vi.fn(),
}))

const sandbox = startSandbox()
afterEach(() => vi.useRealTimers())

const LATEST = '/arena/latest'
function open(state = '', query = '') {
  logInAs()
  return openRoute(`/warZone?__state=${state}${query}`)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the battle', () => {
  it('is read without a login, and the call carries none', async () => {
    open()
    expect(await screen.findByText('第三赛季 · 灯塔争夺战')).toBeVisible()
    const [seen] = sandbox.seen(LATEST)
    expect(seen?.headers).not.toHaveProperty('authorization')
    expect(seen?.headers).not.toHaveProperty('clientinfo')
    await waitFor(() => expect(tracked()).toContain('page/view'))
  })

  it.each([
    ['prepare', '备战', /^距开战/],
    ['fighting', '交战', /^距结束/],
    ['settling', '结算', /^结算中$/],
    ['ended', '结束', /^战斗已结束$/],
  ])('shows where it is: %s', async (state, phase, time) => {
    open(state)
    await screen.findByText('第三赛季 · 灯塔争夺战')
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(phase)
    expect(screen.getAllByText(time)[0]).toBeVisible()
  })

  it('crowns the winner when it is over, and nobody can join any more', async () => {
    open('ended')
    expect(await screen.findByText('胜利')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^加入/ })).toBeNull()
  })

  it('may be a tie, or not have begun to count', async () => {
    open('tie')
    expect(await screen.findByText('势均力敌')).toBeVisible()
  })

  it('says that there is none', async () => {
    open('null_arena')
    expect(await screen.findByText('暂无战事')).toBeVisible()
    expect(screen.getByText('上一赛季已经落幕，下一场正在集结')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^加入/ })).toBeNull()
  })

  it('shows a score in full at a tap', async () => {
    const { user } = open('ended')
    const [score] = await screen.findAllByRole('button', { name: /分$/ })
    expect(score).toHaveTextContent(/万$/)
    await user.click(score as HTMLElement)
    expect(score).toHaveTextContent(/^\d\d,\d{3}$/)
  })

  it('marks one’s own side by the address', async () => {
    open('', '&daoId=50002')
    expect(await screen.findAllByText('我方')).toHaveLength(2)
  })

  it('opens a long report at a tap', async () => {
    const { user } = open()
    const report = await button(/星火联盟从峡谷突围/)
    expect(report).toHaveAttribute('aria-expanded', 'false')
    await user.click(report)
    expect(report).toHaveAttribute('aria-expanded', 'true')
    expect(tracked()).toContain('card/report')
  })

  it('leads to each DAO', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: /^苍蓝议会 蓝方|苍蓝议会蓝方/ }))
    expect(tracked()).toContain('card/dao')
  })
})

describe('while it is fought', () => {
  let restore = () => {}
  afterEach(() => restore())
  function setVisibility(state: DocumentVisibilityState): void {
    const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    restore = () => spy.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const settled = () => waitFor(() => expect(screen.getByText('战报')).toBeInTheDocument())
  async function openFought(state = '') {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(state)
    await screen.findByText('第三赛季 · 灯塔争夺战')
    await settled()
  }

  it('is asked about each 10 s, and not while the page is hidden', async () => {
    await openFought()
    const before = sandbox.seen(LATEST).length
    await wait(10_100)
    await waitFor(() => expect(sandbox.seen(LATEST)).toHaveLength(before + 1))
    act(() => setVisibility('hidden'))
    await wait(60_000)
    expect(sandbox.seen(LATEST)).toHaveLength(before + 1)
  })

  it('says that the reports are late after two failures, and keeps the last ones', async () => {
    await openFought()
    const before = sandbox.seen(LATEST).length
    sandbox.useScenario(`http_500@${LATEST}$`)
    await wait(10_100)
    await waitFor(() => expect(sandbox.seen(LATEST)).toHaveLength(before + 1))
    expect(screen.queryByText('战报延迟')).toBeNull()
    expect(showToast).not.toHaveBeenCalled()
    await wait(10_100)
    expect(await screen.findByText('战报延迟')).toBeVisible()
    expect(screen.getByText('第三赛季 · 灯塔争夺战')).toBeVisible()
    sandbox.useScenario()
    await wait(30_100)
    await waitFor(() => expect(screen.queryByText('战报延迟')).toBeNull())
  })

  it('begins by itself when its time has come', async () => {
    await openFought('starts_soon')
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('备战')
    await wait(16_000)
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('交战'),
    )
  })

  it('has its winner soon after the platform has counted', async () => {
    sandbox.useScenario('settling')
    await openFought()
    sandbox.useScenario('ended')
    await wait(30_100)
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('结束'),
    )
  })

  it.each(['prepare', 'ended'])('and not when it is not: %s', async (state) => {
    await openFought(state)
    const before = sandbox.seen(LATEST).length
    await wait(60_000)
    expect(sandbox.seen(LATEST)).toHaveLength(before)
  })
})

describe('joining', () => {
  it('happens in the app', async () => {
    const { user } = open()
    await user.click(await button('加入红方'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'warZone',
      path: '/arena/join?daoId=50001',
    })
    await user.click(await button('加入蓝方'))
    expect(tracked()).toEqual(expect.arrayContaining(['button/join-red', 'button/join-blue']))
  })

  it('is not possible for the enemy; one’s own side can be helped', async () => {
    const { user } = open('joined_red')
    expect(await button('不可加入敌方')).toBeDisabled()
    await user.click(await button('已加入星火联盟，去助战'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'warZone',
      path: '/arena/battle?daoId=50001',
    })
  })

  it('waits for the end of the count', async () => {
    open('settling')
    for (const one of await screen.findAllByRole('button', { name: '结算中' }))
      expect(one).toBeDisabled()
  })

  it('asks nobody about a guest', async () => {
    openRoute('/warZone')
    expect(await button('加入红方')).toBeEnabled()
    expect(sandbox.seen('/arena/dao/info')).toHaveLength(0)
  })

  it('waits until it is known whose side the person is on, and is open where nobody can say', async () => {
    const answer = sandbox.hold('/arena/dao/info')
    open('cut@/arena/dao/info')
    const waiting = await screen.findAllByRole('button', { name: '请稍候' })
    for (const one of waiting) expect(one).toHaveAttribute('aria-busy', 'true')
    answer()
    expect(await button('加入红方')).toBeEnabled()
    expect(await button('加入蓝方')).toBeEnabled()
  })

  it('is open where a DAO does not name itself', async () => {
    spoil(sandbox, LATEST, (data) => ({ ...data, red: { score: 1 }, blue: null }))
    open()
    expect(await button('加入红方')).toBeEnabled()
  })
})

it('has its rules and can be shared', async () => {
  const { user } = open()
  await user.click(await button('规则'))
  expect(await screen.findByText('如有刷分、外挂等行为，平台有权取消成绩。')).toBeVisible()
  await user.click(await button('关闭'))
  await user.click(await button('分享'))
  expect(tracked()).toEqual(expect.arrayContaining(['button/rule', 'button/share']))
})
