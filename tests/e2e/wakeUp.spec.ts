import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { appCalls, openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'

const LINK = '/mfuwu/wakeUp?path=%2Fterritory%3Fid%3D30001'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const IPHONE_WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'
const ANDROID_WECHAT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49'

/** The addresses that the page asks the system for, none of which leads anywhere. */
async function watchLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    // The fingerprint measures in a separate frame.
    if (!url.startsWith('about:')) left.push(url)
  })
  await page.route('https://app.mfuwu.example/**', (route) => route.fulfill({ status: 204 }))
  return left
}

/** By a finger, without waiting for a page that does not come. */
const tap = (page: Page, name: string) =>
  page.getByRole('button', { name }).tap({ noWaitAfter: true })

async function open(page: Page, address = LINK): Promise<string[]> {
  await page.clock.install()
  const left = await watchLeaving(page)
  await page.goto(address)
  await expect(page.locator('html[data-entry]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '即将前往：领地' })).toBeVisible()
  expect(left).toEqual([])
  return left
}

test('on Android without the app: a tap, 2.5 s, and the store, whose record arrives', async ({
  page,
}) => {
  const channel = `e2e-${Date.now()}`
  const left = await open(page, `${LINK}&channel=${channel}`)
  await tap(page, '立即打开')
  await expect.poll(() => left).toEqual(['mfuwu://open?path=%2Fterritory%3Fid%3D30001'])
  await expect(page.getByText('正在打开…')).toBeVisible()
  await page.clock.fastForward(2500)
  await expect(page.getByText('未检测到App')).toBeVisible()
  await page.route('https://www.mfuwu.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>store</h1>' }),
  )
  // After a link to a missing app, headless Chromium takes no more taps in this tab.
  await page.getByRole('button', { name: '下载App' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
  })
  await expect(page.getByRole('heading', { name: 'store' })).toBeVisible()
  expect(page.url()).toBe('https://www.mfuwu.example/download/android')
  await expect
    .poll(async () => {
      const at = `/api/__sandbox/channelRecords?channelCode=${channel}`
      const answer = await page.context().request.get(at)
      return ((await answer.json()) as { eventType: string }[]).map(({ eventType }) => eventType)
    })
    .toEqual(['DOWNLOAD'])
})

test.describe('Safari on iOS', () => {
  test.use({ userAgent: IPHONE })

  test('takes the universal link, and a page that was hidden meanwhile is success', async ({
    page,
  }) => {
    const left = await open(page)
    await tap(page, '立即打开')
    await expect
      .poll(() => left)
      .toEqual(['https://app.mfuwu.example/open?path=%2Fterritory%3Fid%3D30001'])
    await page.evaluate(() => {
      const hide = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      hide('hidden')
      hide('visible')
    })
    await page.clock.fastForward(5000)
    await expect(page.getByText('已打开，返回继续')).toBeVisible()
  })
})

test.describe('WeChat on iOS', () => {
  test.use({ userAgent: IPHONE_WECHAT })

  test('takes the universal link, then shows the way to the browser', async ({ page }) => {
    const left = await open(page)
    await tap(page, '立即打开')
    await expect.poll(() => left).toHaveLength(1)
    await page.clock.fastForward(2500)
    await expect(page.getByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
  })
})

test.describe('WeChat on Android', () => {
  test.use({ userAgent: ANDROID_WECHAT })

  test('shows the way to the browser at once and leaves for nowhere', async ({ page }) => {
    const left = await open(page)
    await tap(page, '立即打开')
    await expect(page.getByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
    expect(left).toEqual([])
  })
})

test.describe('the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('opens the page by its bridge and closes', async ({ page }) => {
    await openInApp(page)
    await page.goto(LINK)
    await expect
      .poll(async () => (await appCalls(page)).map(({ handler }) => handler))
      .toEqual(expect.arrayContaining(['openPage', 'close']))
    const opened = (await appCalls(page)).filter(({ handler }) => handler === 'openPage')
    expect(opened).toEqual([
      { handler: 'openPage', data: expect.objectContaining({ path: '/territory?id=30001' }) },
    ])
  })
})
