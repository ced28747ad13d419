import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn, setWrapperToken } from '@/session/session'
import { connectTracker } from '@/tracking/track'
import { startTracking } from '@/tracking/tracker'
import { openAppPage } from '@tests/support/fakeBridge'
import { place } from '@tests/support/fakeVisit'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { tokenOfPhone, startSandbox } from '@tests/support/sandbox'
import { ADDRESS, LIST, PHONE, SKIP, claimButton, open } from './testing'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))
const celebrate = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/kit/claim/celebrate', () => ({ celebrate }))
const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast }))

const sandbox = startSandbox()

/** A finger on the page until it is read. */
const readOn = () =>
  waitFor(() => {
    fireEvent.scroll(window)
    expect(screen.queryByText(/^滑动|^正在/)).toBeNull()
  })
const isShown = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A moment with a task that the sandbox does not have. */
const answerQuest = (quest: object) =>
  sandbox.server.use(
    http.get('*/moment/detail', () => {
      const moment = { momentId: '20004', authorName: '慢慢走的蜗牛', status: 'NORMAL', quest }
      return HttpResponse.json({ errorCode: 200, data: moment })
    }),
  )
/** Collects the tracked events, with their ids. */
function listen() {
  const noted: [name: string, ids: unknown][] = []
  connectTracker(({ elementType, elementName, extraInfo }) =>
    noted.push([`${elementType}/${elementName}`, extraInfo]),
  )
  // Clears the events of earlier tests.
  noted.length = 0
  return noted
}

beforeEach(() => {
  place.visit = 'app'
  setWrapperToken('')
})

describe('the moment behind a task', () => {
  it.each(['', 'abc', '1.5', '-3'])('refuses the id %j without a call', async (momentId) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderRoute(`/trends-detail-quest?momentId=${momentId}&taskId=1`)
    expect(await screen.findByText('请检查id参数是否正确')).toBeVisible()
    expect(sandbox.requests).toHaveLength(0)
  })

  it('asks for the moment without auth and says in the app what it is for', async () => {
    logInAs(PHONE)
    renderRoute(ADDRESS)
    expect(await screen.findByText('慢慢走的蜗牛')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('浏览动态得奖励'))
    const [detail] = sandbox.seen('/moment/detail')
    expect(detail?.query).toEqual({ momentId: '20004', taskId: '31001' })
    expect(detail?.headers).not.toHaveProperty('authorization')
    expect(detail?.headers).not.toHaveProperty('clientinfo')
    await waitFor(() => expect(sandbox.seen(LIST)[0]?.headers.authorization).toMatch(/^Bearer ./))
  })

  it('is called 动态详情 outside the app', async () => {
    Object.assign(place, { visit: 'mobile', os: 'ios' })
    renderRoute(ADDRESS)
    await screen.findByText('慢慢走的蜗牛')
    await waitFor(() => expect(document.title).toBe('动态详情'))
  })

  it.each(['/trends-detail-quest?momentId=20004', `${ADDRESS}&__state=quest_none`])(
    '%s is a plain reading page',
    async (address) => {
      logInAs(PHONE)
      renderRoute(address)
      await screen.findByText('慢慢走的蜗牛')
      expect(screen.queryByText(/浏览\d+秒|任务/)).toBeNull()
    },
  )

  it('has no ring without a taskId, whatever the answer says', async () => {
    logInAs(PHONE)
    answerQuest({ taskId: '31001', readSec: 15, rewardText: '20积分', status: 'CLAIMABLE' })
    renderRoute('/trends-detail-quest?momentId=20004')
    await screen.findByText('慢慢走的蜗牛')
    expect(screen.queryByText(/浏览\d+秒|任务|领取/)).toBeNull()
  })

  it('has no task on a moment that cannot be read', async () => {
    logInAs(PHONE)
    open('deleted')
    expect(await screen.findByText('该动态已被删除')).toBeVisible()
    expect(screen.queryByText(/浏览15秒/)).toBeNull()
  })

  it('is not there when the platform has none', async () => {
    open('null_data@/moment/detail')
    expect(await screen.findByText('动态不存在或已被删除')).toBeVisible()
    expect(screen.queryByText(/浏览15秒/)).toBeNull()
  })

  it('can be asked for again when it did not come', async () => {
    open('http_500_blank@/moment/detail')
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    window.history.replaceState(null, '', `/mfuwu${ADDRESS}`)
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await screen.findByText('慢慢走的蜗牛')).toBeVisible()
  })
})

describe('the task', () => {
  it('is read to its end, celebrated, and leads to where its reward is', async () => {
    startTracking()
    logInAs(PHONE)
    const { router } = open('quest_short')
    expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
    await waitFor(() => {
      fireEvent.scroll(window)
      expect(screen.getByText('正在计时，请慢慢看')).toBeVisible()
    })
    const claim = await claimButton()
    expect(screen.getByText('任务完成')).toBeVisible()
    expect(screen.getByText('可得20积分')).toBeVisible()
    await waitFor(() => expect(celebrate).toHaveBeenCalledOnce())
    // The platform learns of the reading by its tracking event, and then the reward can be claimed.
    const done = { elementName: 'quest-done', extraInfo: { taskId: '31001' } }
    await waitFor(
      () =>
        expect(sandbox.events('trends-detail-quest')).toContainEqual(expect.objectContaining(done)),
      { timeout: 12_000 },
    )
    await userEvent.click(claim)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/sign-in'))
    const reward = await screen.findByRole('button', { name: '浏览动态15秒 领取' })
    expect(reward.closest('li')).toHaveFocus()
    expect(sandbox.seen(SKIP).map(({ query }) => query)).toEqual([
      { taskId: '31001', from: 'trends-detail-quest' },
    ])
    expect(sandbox.seen(SKIP)[0]?.headers).not.toHaveProperty('authorization')
    expect(toast).not.toHaveBeenCalled()
  })

  it('ends by the id of the address where the answer’s own is missing', async () => {
    const noted = listen()
    logInAs(PHONE)
    answerQuest({ readSec: 1, status: 'TODO' })
    renderRoute(`${ADDRESS}&from=app&shareUid=7`)
    await screen.findByText('滑动浏览，开始计时')
    await readOn()
    expect(await claimButton()).toBeVisible()
    const ids = { taskId: '31001' }
    expect(noted).toEqual([
      ['page/view', { momentId: '20004', ...ids, from: 'app', shareUid: '7' }],
      ['page/quest-start', ids],
      ['page/quest-done', ids],
    ])
  })

  it('notes what was tapped, and nothing twice', async () => {
    place.visit = 'wechat'
    logInAs(PHONE)
    open('quest_claimable,skip_none')
    const claim = await claimButton()
    const noted = listen()
    await userEvent.click(claim)
    await waitFor(() => expect(toast).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('button', { name: '查看图片 1/4' }))
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    await userEvent.click(await screen.findByRole('button', { name: '我知道了' }))
    const taps = noted.map(([name]) => name).filter((name) => name !== 'page/view')
    expect(taps).toEqual(['button/quest-claim', 'card/image', 'button/open-app'])
  })

  it('counts a claim that leads into the app once, as what it is', async () => {
    logInAs(PHONE)
    open('quest_claimable,skip_app')
    const claim = await claimButton()
    const noted = listen()
    await userEvent.click(claim)
    await waitFor(() => expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/task/center'))
    expect(noted.filter(([name]) => name !== 'page/view')).toEqual([
      ['button/quest-claim', { taskId: '31001' }],
    ])
  })

  it.each([
    ['quest_done', '任务已完成'],
    ['quest_expired', '任务已过期'],
  ])('%s: no ring, only a word', async (state, word) => {
    logInAs(PHONE)
    open(state)
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.queryByText(/浏览15秒|计时/)).toBeNull()
    expect(screen.queryByRole('button', { name: '去领取' })).toBeNull()
  })

  it('earns guests nothing, and counts once they have logged in', async () => {
    renderRoute(ADDRESS)
    expect(await screen.findByText('登录后可得奖励')).toBeVisible()
    expect(screen.getByText('慢慢走的蜗牛')).toBeVisible()
    expect(sandbox.seen(LIST)).toHaveLength(0)
    await act(() => logIn({ accessToken: tokenOfPhone(PHONE), expireIn: Date.now() + 86_400_000 }))
    expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
  })

  it('treats a login that the platform no longer knows as none', async () => {
    logInAs(PHONE)
    open('guest')
    expect(await screen.findByText('登录后可得奖励')).toBeVisible()
  })

  it('learns from the platform when another tab has ended it', async () => {
    logInAs(PHONE)
    renderRoute(ADDRESS)
    expect(await screen.findByText('滑动浏览，开始计时')).toBeVisible()
    sandbox.useScenario('quest_done')
    await waitFor(() => {
      isShown('hidden')
      isShown('visible')
      expect(screen.getByText('任务已完成')).toBeVisible()
    })
  })

  it('keeps the moment when it is asked for again and does not come', async () => {
    logInAs(PHONE)
    renderRoute(ADDRESS)
    await screen.findByText('滑动浏览，开始计时')
    sandbox.useScenario('http_500_blank')
    await waitFor(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      expect(sandbox.seen('/moment/detail').length).toBeGreaterThan(1)
    })
    expect(await screen.findByText('慢慢走的蜗牛')).toBeVisible()
    expect(screen.queryByText('网络开小差了，请稍后再试')).toBeNull()
  })
})
