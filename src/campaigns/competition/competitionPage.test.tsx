import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '@/sandbox/users'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
const LIST = '/invite/registrantList'
const CODE = '/registration/qrcode'
const ACTIVITY = '/activity/getById'
// Preloads the page's code for the first test.
beforeAll(() => Promise.all([import('./route'), import('./CodeDrawing')]), 60_000)
afterEach(() => {
  vi.useRealTimers()
})

function open(state = '', { guest = false, query = '' } = {}) {
  if (!guest) logInAs()
  return openRoute(`/competition?activityId=1001${query}&__state=${state}`)
}
const openAsGuest = (state = '', query = '') => open(state, { guest: true, query })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const stage = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) })

describe('the address', () => {
  it.each(['', '?activityId=', '?activityId=abc', '?activityId=12%2F3'])(
    'is a wrong link without a good contest (%s)',
    async (query) => {
      const { user, router } = openRoute(`/competition${query}`)
      expect(await screen.findByText('赛事链接有误')).toBeVisible()
      expect(sandbox.requests.filter(({ path }) => path.includes('activity'))).toHaveLength(0)
      await user.click(screen.getByRole('link', { name: '回到首页' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/'))
    },
  )

  it('keeps an id beyond 2^53 digit by digit', async () => {
    logInAs('13900190900')
    openRoute('/competition?activityId=900719925474099123')
    await button('我要报名')
    expect(sandbox.seen(LIST)[0]?.query).toMatchObject({ activityId: '900719925474099123' })
    expect(sandbox.seen(ACTIVITY)[0]?.query).toEqual({ activityId: '900719925474099123' })
  })

  it('shows nobody a contest that the platform keeps for members, but a way to the login', async () => {
    const { user } = openAsGuest(`signed_out@${ACTIVITY}`)
    await user.click(await button('登录后报名'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })

  it('names the contest also when nobody knows who invites', async () => {
    open('cut@/invite/sharedUser,cut@/user/info', { query: `&shareUid=${person(6).uid}` })
    expect(await button('我要报名')).toBeEnabled()
    expect(screen.queryByText(/邀请你同台/)).toBeNull()
  })

  it('names the contest by its data, and who invites', async () => {
    openAsGuest('', `&shareUid=${person(6).uid}`)
    expect(await screen.findByText(`${person(6).nickname} 邀请你同台`)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '创作者大赛' })).toBeVisible()
    expect(screen.getByText('30万元')).toBeVisible()
  })
})

describe('the stages', () => {
  it.each([
    ['', '报名', '我要报名'],
    ['stage_submit', '投稿', '报名已截止'],
    ['stage_review', '评审', '报名已截止'],
    ['stage_results', '公布', '报名已截止'],
  ])('light the current one (%s)', async (state, current, action) => {
    open(state)
    expect(await stage(current)).toHaveTextContent('进行中')
    expect(await stage(current)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByText('进行中')).toHaveLength(1)
    expect(await button(action)).toBeVisible()
  })

  it('are not there when the platform names none, and one can sign up all the same', async () => {
    open('no_stages')
    expect(await button('我要报名')).toBeEnabled()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('cannot be signed up for before the first one', async () => {
    open('stage_before')
    expect(await button('报名尚未开始')).toBeDisabled()
    expect(screen.queryByText('报名码')).toBeNull()
  })

  it('say of each one what it is about, by tap and by key', async () => {
    const { user } = openAsGuest()
    await user.click(await stage('评审'))
    const panel = screen.getByRole('tabpanel')
    expect(panel).toHaveTextContent('评委会逐件审阅')
    await user.keyboard('{ArrowRight}')
    expect(await stage('公布')).toHaveFocus()
    expect(panel).toHaveTextContent('获奖名单会出现在本页最上方')
    expect(tracked().filter((name) => name === 'tab/stage')).toHaveLength(2)
  })

  it('move on by the clock while the page is open, without an answer, and ask for the contest anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    open('stage_soon')
    expect(await button('我要报名')).toBeEnabled()
    await sandbox.quiet()
    const before = sandbox.seen(ACTIVITY).length
    const release = sandbox.hold(ACTIVITY)
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    expect(await stage('投稿')).toHaveTextContent('进行中')
    expect(await button('报名已截止')).toBeDisabled()
    await waitFor(() => expect(sandbox.seen(ACTIVITY)).toHaveLength(before + 1))
    release()
  })
})

describe('the results', () => {
  it('stand on top once the platform names winners, with its own ranks', async () => {
    open('stage_results')
    const [first] = await screen.findAllByRole('heading', { level: 2 })
    expect(first).toHaveTextContent('获奖名单')
    expect(screen.getByText('《星海来信》')).toBeVisible()
    expect(screen.getByText('获奖名单已公布')).toBeVisible()
    expect(screen.getAllByText('2').length).toBeGreaterThan(1)
    expect(screen.queryByRole('img', { name: '报名二维码' })).toBeNull()
  })

  it('are announced while they are due and not there', async () => {
    open('stage_results,results_late')
    expect(await screen.findByText(/^结果即将揭晓/)).toBeVisible()
    expect(screen.queryByText('获奖名单')).toBeNull()
  })

  it('stay readable after the end', async () => {
    open('ended')
    expect(await button('活动已结束')).toBeDisabled()
    expect(screen.getByText('获奖名单')).toBeVisible()
    expect(screen.queryByText('报名码')).toBeNull()
  })
})

describe('the times of the activity', () => {
  it('counts down to the start', async () => {
    open('not_started')
    expect(await button('报名尚未开始')).toBeDisabled()
    expect(document.body).toHaveTextContent('距开始')
  })

  it('says that it was taken down', async () => {
    open('offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
  })
})

describe('what there is to look at', () => {
  it('shows a prize larger, and counts the tap', async () => {
    const { user } = openAsGuest()
    await user.click(await button(/^银奖/))
    const dialog = within(await screen.findByRole('dialog', { name: '银奖' }))
    expect(dialog.getByText('5万元创作基金')).toBeVisible()
    expect(dialog.getByText(/^共2名/)).toBeVisible()
    expect(tracked()).toContain('card/prize')
  })

  it('says nothing of what can be won in WeChat', async () => {
    place.visit = 'wechat'
    const { user } = openAsGuest()
    await user.click(await button(/^金奖/))
    await screen.findByRole('dialog', { name: '金奖' })
    await user.click(await button('知道了'))
    await user.click(await button('规则'))
    await screen.findByText('评审与公布')
    expect(document.body).not.toHaveTextContent(/奖池|基金|万元|奖励|奖金|红包|积分/)
    expect(tracked()).toContain('button/rule')
  })

  it('gives away a poster whose code names who shares it', async () => {
    const { user } = open()
    await button('我要报名')
    await user.click(await button('分享'))
    await screen.findByRole('dialog', { name: '分享海报' })
    await waitFor(() => expect(sandbox.seen(CODE)).toHaveLength(2))
    expect(sandbox.seen(CODE)[1]?.body).toEqual({
      activityId: '1001',
      scene: 'COMPETITION_POSTER',
      page: '/competition',
      shareUid: expect.stringMatching(/^\d{19}$/) as unknown,
    })
    expect(tracked()).toContain('button/share')
  })
})
