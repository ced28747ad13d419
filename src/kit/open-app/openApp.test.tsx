import { act, fireEvent, render, screen } from '@testing-library/react'
import copy from 'copy-to-clipboard'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentVisit, type Visit } from '@/bridge/environment'
import { openAppPage } from '@/bridge/handlers'
import { OpenAppBar } from './OpenAppBar'
import { openApp } from './openApp'
import { appLink, appPath, openAppPlan } from './openAppPlan'
import { showGuide } from './showGuide'
import { env } from '@/lib/env'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast/toast'

vi.mock('copy-to-clipboard', () => ({ default: vi.fn<typeof copy>() }))
vi.mock('@/bridge/environment', () => ({ currentVisit: vi.fn<typeof currentVisit>() }))
vi.mock('@/bridge/handlers', () => ({ openAppPage: vi.fn<typeof openAppPage>() }))
vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn<typeof track>() }))

describe('the plan', () => {
  test.each<[Visit['visit'], Visit['os'], string, string]>([
    ['app', 'ios', 'page', 'nothing'],
    ['app', 'android', 'page', 'nothing'],
    ['wechat', 'android', 'nothing', 'overlay'],
    ['wechat', 'ios', 'universal', 'overlay'],
    ['wechat', 'other', 'nothing', 'overlay'],
    ['mobile', 'android', 'scheme', 'download'],
    ['mobile', 'ios', 'universal', 'download'],
    ['mobile', 'other', 'scheme', 'download'],
    ['desktop', 'other', 'nothing', 'download'],
  ])('%s on %s: %s, then %s', (visit, os, first, otherwise) => {
    expect(openAppPlan({ visit, os })).toEqual({ first, otherwise })
  })
})

describe('the page inside the app', () => {
  test.each([
    '/territory',
    '/territory?id=7',
    '/a-b/c?x=1&y=%E4%BD%A0',
    '/a/?at=12%3A30&to=%2Fsign-in%3Fday%3D2&rate=100%25',
    '/',
  ])('%s', (path) => {
    expect(appPath(path)).toBe(path)
  })

  test.each([
    undefined,
    '',
    'territory',
    'https://evil.com',
    '/a b',
    '/a?b=<x>',
    '/a#b',
    '/a\n',
    '//3232235521/x',
    '/a//b',
    '/\\evil',
    '/webview?url=https%3A%2F%2Fevil%2Ecom%2F',
    '/webview?url=https%253A%252F%252Fevil%252Ecom',
    '/webview?url=%2F%2Fevil',
    '/webview?url=%2F%5Cevil',
    '/webview?url=%2F%09%2Fevil',
    '/webview?url=%20JavaScript%3Aalert',
    '/webview?to=%2Fa%3Furl%3Dintent%3Ax',
    '/webview?url=%zz%2F%2Fevil',
    '/webview?url=%2525252525252F%2525252525252Fevil',
    '/webview?https%3A%2F%2Fevil',
  ])('the home for %j', (path) => {
    expect(appPath(path)).toBe('/')
    expect(appLink('mfuwu://open', path)).toBe('mfuwu://open')
  })

  test('travels encoded, whatever the link looks like', () => {
    expect(appLink('mfuwu://open', '/t?id=7')).toBe('mfuwu://open?path=%2Ft%3Fid%3D7')
    expect(appLink('https://app.example/open?a=1', '/t')).toBe(
      'https://app.example/open?a=1&path=%2Ft',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const link = appLink('https://app.example/open', path)
        expect(link.startsWith('https://app.example/open')).toBe(true)
        expect(new URL(link).searchParams.get('path') ?? '/').toBe(appPath(path))
      }),
    )
  })
})

const ANDROID: Visit = { visit: 'mobile', os: 'android' }
const TAP = { pageName: 'soul', path: '/t?id=7' }

function seen(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

/** Layers have roots of their own: closed and awaited, so that no test sees another's. */
async function closeLayers() {
  for (const button of screen.queryAllByRole('button', { name: /^(?:暂不|我知道了)$/ }))
    act(() => button.click())
  await act(() => vi.advanceTimersByTimeAsync(1500))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(currentVisit).mockReturnValue(ANDROID)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeLayers()
  vi.useRealTimers()
})

async function tap(visit: Visit, options = TAP) {
  const left: string[] = []
  const done = openApp(options, visit, (address) => left.push(address))
  await act(() => vi.advanceTimersByTimeAsync(2499))
  return { left, done }
}
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(50)
  })

describe('a tap', () => {
  test('on a phone without the app: the scheme, and after 2.5 s the download', async () => {
    const { left, done } = await tap(ANDROID)
    expect(left).toEqual([`${env.appDeepLink}?path=%2Ft%3Fid%3D7`])
    expect(screen.queryByText('未安装？去下载')).toBeNull()
    await wait(1)
    expect(await done).toBe(false)
    expect(screen.getByRole('heading', { name: '未安装？去下载' })).toBeVisible()
    expect(track).toHaveBeenCalledExactlyOnceWith('soul', 'button', 'open-app')
  })

  test('whose page is left meanwhile asks nothing on the next one', async () => {
    const { done } = await tap(ANDROID)
    window.history.pushState(null, '', '/another')
    await wait(1)
    expect(await done).toBe(false)
    expect(screen.queryByText('未安装？去下载')).toBeNull()
    window.history.back()
  })

  test('on a phone with the app the page goes to the background, and nothing is asked', async () => {
    const left: string[] = []
    const done = openApp(TAP, ANDROID, (address) => left.push(address))
    await act(() => vi.advanceTimersByTimeAsync(800))
    seen('hidden')
    expect(await done).toBe(true)
    seen('visible')
    await wait(5000)
    expect(screen.queryByText('未安装？去下载')).toBeNull()
    expect(left).toHaveLength(1)
  })

  test('in WeChat on Android the way to the browser, at once and without leaving', async () => {
    const left: string[] = []
    const done = openApp(TAP, { visit: 'wechat', os: 'android' }, (address) => left.push(address))
    await wait(0)
    expect(await done).toBe(false)
    expect(left).toEqual([])
    expect(screen.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('in WeChat on iOS the universal link first', async () => {
    const { left, done } = await tap({ visit: 'wechat', os: 'ios' })
    expect(left).toEqual([`${env.appUniversalLink}?path=%2Ft%3Fid%3D7`])
    expect(screen.queryByText(/选择在浏览器打开/)).toBeNull()
    await wait(1)
    await done
    expect(screen.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('inside the app its bridge opens the page', async () => {
    vi.mocked(openAppPage).mockResolvedValue(true)
    expect(await openApp(TAP, { visit: 'app', os: 'ios' })).toBe(true)
    expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/t?id=7')
    expect(showToast).not.toHaveBeenCalled()
  })

  test('inside an app that does not open the page is never a dead one', async () => {
    vi.mocked(openAppPage).mockResolvedValue(false)
    expect(await openApp(TAP, { visit: 'app', os: 'android' })).toBe(false)
    expect(showToast).toHaveBeenCalledExactlyOnceWith('暂时无法打开，请稍后再试')
  })

  test('that has an event of its own is not counted as open-app', async () => {
    vi.mocked(openAppPage).mockResolvedValue(true)
    await openApp({ ...TAP, counted: false }, { visit: 'app', os: 'ios' })
    expect(track).not.toHaveBeenCalled()
  })

  test('that comes again while one is under way does nothing', async () => {
    const { left, done } = await tap(ANDROID)
    expect(await openApp(TAP, ANDROID, (address) => left.push(address))).toBe(false)
    expect(left).toHaveLength(1)
    expect(track).toHaveBeenCalledOnce()
    await wait(1)
    await done
  })

  test('tracks the download before the page is left', async () => {
    const order: string[] = []
    vi.mocked(track).mockImplementation((_page, _type, name) => void order.push(name))
    const done = openApp(TAP, ANDROID, () => undefined)
    await wait(2500)
    await done
    await act(async () => screen.getByRole('button', { name: '去下载' }).click())
    expect(order).toEqual(['open-app', 'download'])
  })

  test('an app that opens late takes the question away', async () => {
    const { done } = await tap(ANDROID)
    await wait(1)
    await done
    act(() => seen('hidden'))
    await wait(1500)
    expect(screen.queryByText('未安装？去下载')).toBeNull()
  })
})

describe('the way to the browser', () => {
  const LINK = `${window.location.origin}/mfuwu/soul?inviteCode=K7QW2M9X&from=wx`
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

  beforeEach(() => {
    const query = 'accessToken=secret&inviteCode=K7QW2M9X&phone=13712345678&from=wx&landId=x'
    window.history.replaceState(null, '', `/mfuwu/soul?${query}#token=secret`)
    act(() => showGuide('overlay', TAP))
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('copies the page’s address, with nothing in it that is not for other people', async () => {
    vi.mocked(copy).mockResolvedValue(true)
    await press('复制链接，在浏览器打开')
    expect(copy).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(showToast).toHaveBeenCalledExactlyOnceWith('链接已复制')
    expect(screen.getByText(/选择在浏览器打开/)).toBeVisible()
  })

  test('shows the address where it cannot be copied', async () => {
    vi.mocked(copy).mockResolvedValue(false)
    await press('复制链接，在浏览器打开')
    expect(screen.getByRole('heading', { name: '复制失败，请长按手动复制' })).toBeVisible()
    expect(screen.getByLabelText('要复制的内容')).toHaveValue(LINK)
  })
})

describe('the bar', () => {
  test.each<[Visit['visit'], boolean]>([
    ['mobile', true],
    ['wechat', true],
    ['app', false],
    ['desktop', false],
  ])('%s: %s', (visit, shown) => {
    vi.mocked(currentVisit).mockReturnValue({ visit, os: 'other' })
    render(<OpenAppBar pageName="soul" />)
    expect(screen.queryByText('打开App 体验更完整') !== null).toBe(shown)
    expect(track).not.toHaveBeenCalled()
  })
})
