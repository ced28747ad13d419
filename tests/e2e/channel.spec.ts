import type { Page } from '@playwright/test'
import { register } from '../support/people'
import { expect, test } from '../support/quietPage'

/** The platform's records of this channel, the oldest first. */
async function recordsOf(page: Page, channel: string): Promise<string[]> {
  const at = `/api/__sandbox/channelRecords?channelCode=${channel}`
  const answer = await page.context().request.get(at)
  return ((await answer.json()) as { eventType: string }[]).map(({ eventType }) => eventType)
}

const newChannel = () => `e2e-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`

async function open(page: Page, channel: string) {
  await page.goto(`/mfuwu/channel?channelCode=${channel}`)
  await expect(page.locator('html[data-entry]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '立即体验' })).toBeVisible()
}

test('a visit counts once, also after a reload, and a download arrives although the page is left', async ({
  page,
}) => {
  const channel = newChannel()
  await open(page, channel)
  await expect.poll(() => recordsOf(page, channel)).toEqual(['VISIT'])
  await page.reload()
  await expect(page.locator('html[data-entry]')).toHaveCount(0)
  await page.route('https://www.mfuwu.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>store</h1>' }),
  )
  await page.getByRole('button', { name: '下载App' }).tap()
  await expect(page.getByRole('heading', { name: 'store' })).toBeVisible()
  expect(page.url()).toBe('https://www.mfuwu.example/download/android')
  await expect.poll(() => recordsOf(page, channel)).toEqual(['VISIT', 'DOWNLOAD'])
})

test('a new person registers, and is known after a reload', async ({ page }) => {
  const channel = newChannel()
  await open(page, channel)
  await register(page, '立即体验')
  await expect(page.getByRole('heading', { level: 2, name: '注册成功' })).toBeVisible()
  await expect.poll(() => recordsOf(page, channel)).toEqual(['VISIT', 'REGISTER'])
  await page.reload()
  await expect(page.getByRole('button', { name: '打开App' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the strip is swiped to its last card, and the skyline pauses off screen', async ({
  page,
}) => {
  await open(page, newChannel())
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.includes('rise'))
        .map(({ playState }) => playState),
    )
  expect(new Set(await states())).toEqual(new Set(['running']))
  const last = page.getByRole('button', { name: /^遇见同伴/ })
  await last.tap()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize({ width: 375, height: 480 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => [...new Set(await states())]).toEqual(['paused'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(async () => [...new Set(await states())]).toEqual(['running'])
})
