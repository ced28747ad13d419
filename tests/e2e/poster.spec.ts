import { expect, test, type Page } from '@playwright/test'
import { frames } from '../support/frames'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { appCalls, openInApp } from '../support/people'
import { pixelsOf, scan } from '../support/posterPixels'
import { buildPosterPage, openPosterPage } from '../support/posterHarness'

let folder = ''
test.beforeAll(async () => {
  folder = await buildPosterPage()
})

/** The console's complaints: errors and policy violations. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/Failed to load resource/.test(text)) heard.push(text)
  })
  return heard
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const picture = (page: Page) => page.getByRole('img', { name: /邀请海报/ })
/** Drawing it is work: a busy machine takes its time. */
const expectPicture = (page: Page) => expect(picture(page)).toBeVisible({ timeout: 20_000 })
const openPoster = (page: Page) => button(page, '分享海报').tap()

const LINK = /^http:\/\/localhost:\d+\/mfuwu\/original-resident\?inviteCode=K7QW2M9X&/

test('the poster scans back, on every phone', async ({ page }) => {
  const heard = complaints(page)
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 700 })
    await openPosterPage(page, folder)
    await openPoster(page)
    await expectPicture(page)
    const drawn = await pixelsOf(picture(page))
    expect([drawn.width, drawn.height]).toEqual([1080, 1728])
    expect(scan(drawn)).toMatch(LINK)
    const box = await picture(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
  }
  expect(heard).toEqual([])
})

test('a browser that draws nothing gets the plain poster, which scans too', async ({ page }) => {
  await page.addInitScript(() => {
    const real = CanvasRenderingContext2D.prototype.drawImage
    const counter = window as unknown as { drawn: number }
    counter.drawn = 0
    CanvasRenderingContext2D.prototype.drawImage = function drawImage(...args: unknown[]) {
      const [image] = args
      const svg = image instanceof HTMLImageElement && image.src.startsWith('data:image/svg')
      if (svg) counter.drawn++
      else Reflect.apply(real, this, args)
    }
  })
  await openPosterPage(page, folder)
  await openPoster(page)
  await expectPicture(page)
  expect(await page.evaluate(() => (window as unknown as { drawn: number }).drawn)).toBe(3)
  const drawn = await pixelsOf(picture(page))
  expect([drawn.width, drawn.height]).toEqual([1080, 1728])
  expect(scan(drawn)).toMatch(LINK)
})

test('a picture that its server does not share leaves the name’s first character', async ({
  page,
}) => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  await page.route('https://img.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await openPosterPage(page, folder, { avatar: 'https://img.example/a.svg' })
  await openPoster(page)
  await expectPicture(page)
  expect(scan(await pixelsOf(picture(page)))).toMatch(LINK)
  expect(heard).toEqual([])
})

test.describe('in WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
  })

  test('the picture is pressed, there is no save button and no word of a reward', async ({
    page,
  }) => {
    await openPosterPage(page, folder, { code: 'never' })
    await openPoster(page)
    const poster = page.getByRole('dialog', { name: '分享海报' })
    await expect(poster).toContainText('这里有星球、领地和有趣的邻居')
    await expect(poster).not.toContainText('领取')
    await openPosterPage(page, folder)
    await openPoster(page)
    await expectPicture(page)
    await expect(page.getByText('长按图片保存到相册')).toBeVisible()
    await expect(button(page, '保存图片')).toHaveCount(0)
    await expect(button(page, '复制链接')).toBeVisible()
  })

  test('opening the app shows the way to the browser', async ({ page, context }) => {
    const heard = complaints(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPosterPage(page, folder)
    await button(page, '打开').tap()
    const guide = page.getByRole('dialog', { name: '在浏览器打开' })
    await expect(guide).toContainText('点击右上角')
    await button(page, '复制链接，在浏览器打开').tap()
    await expect(guide.getByText('已复制')).toBeVisible()
    await button(page, '我知道了').tap()
    await expect(guide).toHaveCount(0)
    expect(heard).toEqual([])
  })
})

test('the link is copied, or shown when the browser refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPosterPage(page, folder)
  await openPoster(page)
  await button(page, '复制链接').tap()
  await expect(page.getByText('已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(LINK)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await button(page, '复制链接').tap()
  const fallback = page.getByRole('dialog', { name: '复制失败，请长按手动复制' })
  await expect(fallback).toBeVisible()
  await expect(fallback.getByLabel('要复制的内容')).toHaveValue(LINK)
})

test('a phone without the app is led to the download, and only after a tap', async ({ page }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url())
  })
  await page.clock.install()
  await openPosterPage(page, folder)
  await page.evaluate(frames, 36)
  expect(left).toHaveLength(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  // The click of a tap may come after the tap has ended.
  const tapped = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('click', resolve, { once: true })),
  )
  await button(page, '打开').tap()
  await tapped
  const download = page.getByRole('dialog', { name: '未安装？去下载' })
  await page.clock.runFor(2400)
  await expect(download).toHaveCount(0)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(download).toBeVisible()
  await page.route('https://www.mfuwu.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>download</title>' }),
  )
  // Not a tap: this browser holds the page's input while it thinks about the scheme.
  await button(page, '去下载').dispatchEvent('click')
  await expect(page).toHaveTitle('download')
  expect(page.url()).toBe('https://www.mfuwu.example/download')
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the app saves the picture, or says that it may not', async ({ page }) => {
    await openInApp(page, { token: '', saved: false })
    await openPosterPage(page, folder)
    await expect(button(page, '打开')).toHaveCount(0)
    await openPoster(page)
    await expectPicture(page)
    await button(page, '保存图片').tap()
    await expect(page.getByText('保存失败，请打开相册权限')).toBeVisible()
    const saved = (await appCalls(page)).find(({ handler }) => handler === 'saveImage')
    expect(JSON.stringify(saved?.data)).toContain('data:image/jpeg;base64,')
  })

  test('an app that does not know how to save leaves it to a long press', async ({ page }) => {
    await openInApp(page, { token: '', answers: { saveImage: 'DefaultHandler response data' } })
    await openPosterPage(page, folder)
    await openPoster(page)
    await expectPicture(page)
    await expect(page.getByText('长按图片保存到相册')).toHaveCount(0)
    await button(page, '保存图片').tap()
    await expect(page.getByText('长按图片保存到相册')).toBeVisible()
  })
})

test('confetti falls under the page’s policy and is cleared away', async ({ page }) => {
  const heard = complaints(page)
  await openPosterPage(page, folder)
  await button(page, '庆祝').tap()
  await expect(page.locator('body > canvas')).toHaveCount(1)
  await expect
    .poll(() =>
      page.locator('body > canvas').evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('2d')
        const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return data.some((value) => value > 0)
      }),
    )
    .toBe(true)
  await expect(page.locator('body > canvas')).toHaveCount(0)
  expect(heard).toEqual([])
})
