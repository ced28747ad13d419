import type { Page } from '@playwright/test'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/shareFinancial'
const lesson = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^${number}`) })
const media = (page: Page) => page.locator('video')
const secondOf = (page: Page) =>
  media(page).evaluate((one) => (one as HTMLMediaElement).currentTime)
const isPlaying = (page: Page) =>
  media(page).evaluate((one) => {
    const { paused, currentTime } = one as HTMLMediaElement
    return !paused && currentTime > 0
  })

test('a lesson plays in the page, goes on after a reload where it was, and another one takes its place', async ({
  page,
}) => {
  await page.goto(AT)
  await lesson(page, '01').tap()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.getByRole('slider', { name: '播放进度' }).fill('12')
  await expect.poll(() => secondOf(page)).toBeGreaterThan(13)
  await page.reload()
  await lesson(page, '01').tap()
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12)
  await lesson(page, '02').tap()
  await expect(media(page)).toHaveCount(1)
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(media(page)).toBeVisible()
})

test('nothing sounds after the page was left for another one of the product', async ({ page }) => {
  await page.goto(AT)
  await page.getByRole('button', { name: '免费试听', exact: true }).tap()
  await expect.poll(() => isPlaying(page)).toBe(true)
  const playing = await media(page).elementHandle()
  // As Back and Forward do: the document stays.
  await page.evaluate(() => {
    history.pushState(null, '', '/mfuwu/rewardRules')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(/起生效/)).toBeVisible()
  const left = await playing?.evaluate((one) => {
    const { paused } = one as HTMLMediaElement
    return { paused, hasSource: one.hasAttribute('src') }
  })
  expect(left).toEqual({ paused: true, hasSource: false })
})

test('a guest’s poster opens over the page and goes with Back', async ({ page }) => {
  await page.goto(AT)
  await page.getByRole('button', { name: '分享' }).tap()
  const poster = page.getByRole('dialog', { name: '分享海报' })
  await expect(poster.getByRole('img', { name: '邀请海报' })).toBeVisible()
  await page.goBack()
  await expect(poster).toBeHidden()
})
