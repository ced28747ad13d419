import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
const LIST = '/invite/registrantList'
const CODE = '/registration/qrcode'
// Preloads the page's code for the first test.
beforeAll(() => Promise.all([import('./route'), import('./CodeDrawing')]), 60_000)
afterEach(() => {
  vi.useRealTimers()
})

function open(state = '', { guest = false } = {}) {
  if (!guest) logInAs()
  return openRoute(`/competition?activityId=1001&__state=${state}`)
}
const openAsGuest = (state = '') => open(state, { guest: true })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const entrants = () => screen.findByRole('list', { name: '已报名' })
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('signing up', () => {
  it('shows a code for the app to scan, made for this contest', async () => {
    const { user } = open()
    await user.click(await button('我要报名'))
    const sheet = within(await screen.findByRole('dialog', { name: '用App扫码完成报名' }))
    expect(await sheet.findByRole('img', { name: '报名二维码' })).toBeVisible()
    expect(sandbox.seen(CODE).map(({ body }) => body)).toEqual([
      { activityId: '1001', scene: 'COMPETITION', page: '/competition' },
    ])
    expect(tracked()).toContain('button/sign-up')
    await user.click(sheet.getByRole('button', { name: '在本机打开App报名' }))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'competition',
      path: '/competition/sign-up?activityId=1001',
      counted: false,
    })
  })

  it('says so by itself once the app has scanned the code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { user } = open('entrant_scans')
    await user.click(await button('我要报名'))
    await screen.findByRole('dialog', { name: '用App扫码完成报名' })
    await sandbox.quiet()
    await act(() => vi.advanceTimersByTimeAsync(5_500))
    const news = within(await screen.findByRole('dialog', { name: '报名成功' }))
    expect(news.getByText('你已在参赛名单中')).toBeVisible()
    await user.click(news.getByRole('button', { name: '知道了' }))
    expect(await button('已报名')).toBeDisabled()
    expect(within(await entrants()).getByText('我')).toBeVisible()
  })

  it('goes to the app’s own page inside the app', async () => {
    place.visit = 'app'
    const { user } = open()
    await user.click(await button('去报名'))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/competition/sign-up?activityId=1001' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is done for whoever is on the list', async () => {
    open('signed_up')
    expect(await button('已报名')).toBeDisabled()
    expect(within(await entrants()).getAllByText('我')).toHaveLength(1)
    expect(screen.getByText('129')).toBeVisible()
  })

  it('is still possible when nobody can say who is on the list', async () => {
    open(`http_500@${LIST}`)
    expect(await button('我要报名')).toBeEnabled()
  })

  it('takes a login first, and goes on at the code', async () => {
    const { user } = openAsGuest()
    await user.click(await button('登录后报名'))
    await answerLogin('13900199999')
    expect(await screen.findByRole('dialog', { name: '用App扫码完成报名' })).toBeVisible()
  })
})

describe('the code', () => {
  it('that has ended is renewed by a tap', async () => {
    const { user } = openAsGuest(`qr_expired`)
    expect(await screen.findByRole('img', { name: '二维码已过期' })).toBeInTheDocument()
    // The platform's state has changed.
    window.history.replaceState(null, '', '/mfuwu/competition?activityId=1001')
    await user.click(await button('点击刷新'))
    expect(await screen.findByRole('img', { name: '报名二维码' })).toBeVisible()
    expect(screen.getByText(/^有效期至 \d\d:\d\d$/)).toBeVisible()
    expect(sandbox.seen(CODE)).toHaveLength(2)
    expect(tracked()).toContain('button/refresh-qrcode')
  })

  it('ends by the platform’s clock while the page is open', async () => {
    openAsGuest('qr_soon')
    expect(await screen.findByRole('img', { name: '报名二维码' })).toBeVisible()
    sandbox.moveClock(11_000)
    await sandbox.quiet()
    lookAgain()
    expect(await button('点击刷新')).toBeVisible()
    expect(sandbox.seen(CODE)).toHaveLength(1)
  })

  it('keeps its end and says so when no new one comes', async () => {
    const { user } = openAsGuest('qr_expired')
    await button('点击刷新')
    sandbox.useScenario(`cut@${CODE}`)
    await user.click(await button('点击刷新'))
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    expect(await button('点击刷新')).toBeEnabled()
  })

  it('that does not come can be asked for again', async () => {
    const { user } = open(`cut@${CODE}`)
    const again = await button('重新加载')
    expect(await button('我要报名')).toBeEnabled()
    sandbox.useScenario()
    window.history.replaceState(null, '', '/mfuwu/competition?activityId=1001')
    await user.click(again)
    expect(await screen.findByRole('img', { name: '报名二维码' })).toBeVisible()
  })

  it.each(['qr_bad', 'qr_empty'])('that leads nowhere good is not drawn (%s)', async (state) => {
    openAsGuest(state)
    expect(await screen.findByRole('alert')).toHaveTextContent('二维码生成失败')
    expect(screen.queryByRole('img', { name: '报名二维码' })).toBeNull()
  })
})

describe('the list', () => {
  it('shows a guest how many there are, and asks for nobody', async () => {
    const { user } = openAsGuest()
    expect(await screen.findByText('128')).toBeVisible()
    expect(sandbox.seen(LIST)).toHaveLength(0)
    await user.click(await button('登录查看'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })

  it('asks for a login when that is over', async () => {
    open(`signed_out@${LIST}`)
    expect(await screen.findByText('登录后查看报名名单')).toBeVisible()
    expect(screen.queryByText('加载失败，点击重试')).toBeNull()
  })

  it('shows names of at most 8 characters and no phone', async () => {
    open()
    const rows = within(await entrants()).getAllByRole('listitem')
    expect(rows).toHaveLength(20)
    expect(await entrants()).toHaveTextContent('来自星星的数字…')
    expect(await entrants()).not.toHaveTextContent(/\d{3}\*{4}\d{4}/)
  })

  it('comes page by page to the 500th', async () => {
    const { user } = open('many')
    await entrants()
    expect(screen.getByText('500')).toBeVisible()
    const more = async (loaded: number) => {
      await user.click(await button('加载更多'))
      await waitFor(async () =>
        expect(within(await entrants()).getAllByRole('listitem')).toHaveLength(loaded),
      )
    }
    await more(40)
    await more(60)
    expect(sandbox.seen(LIST).map(({ query }) => query.pageNo)).toEqual(['1', '2', '3'])
  })

  it('says so when nobody has signed up', async () => {
    open('entrants_0')
    expect(await screen.findByText('还没有人报名，来做第一位吧')).toBeVisible()
    expect(screen.getByText('0')).toBeVisible()
  })

  it('counts in 万', async () => {
    openAsGuest('entrants_crowd')
    expect(await screen.findByText('1.28万')).toBeVisible()
  })
})
