import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { frames } from '../support/frames'
import { appCalls, newPhone, openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

async function applyAs(page: Page) {
  await page.getByLabel('申请人姓名').fill('张三')
  await tick(page.getByRole('checkbox', { name: /领地认领协议/ }))
  await page.getByRole('button', { name: '提交申请' }).tap()
  await expect(page.getByRole('dialog', { name: /已提交，排队第\d+位/ })).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).tap()
}

test('a guest logs in, applies, and finds the application after a reload', async ({ page }) => {
  await page.goto('/mfuwu/territory?territoryId=30001&__state=free')
  await page.getByRole('button', { name: '申请认领' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('dialog').getByRole('checkbox'))
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).tap()
  // The requested form opens by itself.
  await applyAs(page)
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await expect(page.getByText(/已提交，排队第\d+位/)).toBeVisible()
})

test('the top five lead on, and Back leads back', async ({ page }) => {
  await page.goto('/mfuwu/territory')
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
  await page.getByRole('link', { name: /柳浪湖畔/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '柳浪湖畔' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person applies without another login; a paid one goes on in the app', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto('/mfuwu/territory?territoryId=30001&__state=paid')
    await page.getByRole('button', { name: '申请认领' }).tap()
    await page.getByRole('button', { name: '前往App认领' }).tap()
    await expect
      .poll(async () => (await appCalls(page)).find((each) => each.handler === 'openPage'))
      .toMatchObject({ data: { path: '/territory/adopt?territoryId=30001' } })
    await page.goto('/mfuwu/territory?territoryId=30001&__state=free')
    await page.getByRole('button', { name: '申请认领' }).tap()
    await applyAs(page)
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  })
})

test('the valley rests for who wants less motion', async ({ page }) => {
  const layers = page.locator('header [aria-hidden] > svg')
  const moved = () =>
    layers.evaluateAll((all) => all.filter((each) => (each as SVGElement).style.transform !== ''))
  const scrollDown = async () => {
    await expect(layers).toHaveCount(4)
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.evaluate(frames, 3)
  }
  await page.goto('/mfuwu/territory?territoryId=30001')
  await scrollDown()
  await expect.poll(async () => (await moved()).length).toBe(4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mfuwu/territory?territoryId=30002')
  await scrollDown()
  expect(await moved()).toEqual([])
})

test('the windows are lit one by one, but at once for who wants less motion', async ({ page }) => {
  const waits = () =>
    page
      .locator('header [aria-hidden] rect')
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).animationDelay)).size)
  await page.goto('/mfuwu/territory?territoryId=30001')
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
  expect(await waits()).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await waits()).toBe(1)
})
