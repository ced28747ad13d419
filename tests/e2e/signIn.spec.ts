import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, logIn, openInApp, storedLogin, typePhoneAndCode } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const signButton = (page: Page) => page.getByRole('button', { name: '立即签到' })
const signed = (page: Page) => page.getByRole('button', { name: /^今日已签到/ })

test('a visitor logs in, signs in and finds it signed after a reload', async ({ page }) => {
  await page.goto('/mfuwu/sign-in')
  await page.getByRole('button', { name: '登录后签到' }).tap()
  await typePhoneAndCode(page)
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(signed(page)).toHaveCount(0)

  await signButton(page).tap()
  const reward = page.getByRole('dialog', { name: '签到成功' })
  await expect(reward).toContainText('已连续签到4天')
  await expectNoViolations(page)
  await reward.getByRole('button', { name: '开心收下' }).tap()
  await expect(reward).toHaveCount(0)
  await expect(signed(page)).toBeDisabled()
  await expect(page.getByText(/^已连续/)).toHaveText('已连续4天')

  await page.reload()
  await expect(signed(page)).toBeDisabled()
})

test('Back closes the reward and stays on the page', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/sign-in?__state=streak_6')
  await signButton(page).tap()
  const reward = page.getByRole('dialog', { name: '签到成功' })
  await expect(reward).toContainText('晨光限定头像框')
  await page.goBack()
  await expect(reward).toHaveCount(0)
  await expect(signed(page)).toBeVisible()
})

test('a card signs a missed day', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/sign-in?__state=month_end,makeup_2')
  const missed = page.getByRole('button', { name: /，可补签$/ })
  await expect(missed.first()).toBeVisible()
  const before = await missed.count()
  await missed.first().tap()
  const dialog = page.getByRole('dialog', { name: /^使用补签卡补签/ })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: '补签' }).tap()
  await expect(page.getByText('补签卡 ×1')).toBeVisible()
  await expect(missed).toHaveCount(before - 1)
  await page.reload()
  await expect(page.getByText('补签卡 ×1')).toBeVisible()
})

test('the day turns while the page is open', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/sign-in?__state=midnight,signed,month_end')
  const month = page.getByRole('heading', { level: 2, name: /^\d+年\d+月$/ })
  await expect(signed(page)).toBeVisible()
  const before = await month.textContent()
  await expect(signButton(page)).toBeEnabled({ timeout: 15_000 })
  await expect(month).not.toHaveText(before ?? '')
})

test('a task leads to its page, and Back returns to where it stood', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/sign-in')
  const task = page.getByRole('button', { name: '浏览动态15秒 去完成' })
  await task.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await task.tap()
  await expect(page).toHaveURL(/\/mfuwu\/trends-detail-quest\?momentId=20004/)
  await page.goBack()
  await expect(task).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('the morning stands still for people who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page)
  await page.goto('/mfuwu/sign-in')
  await expect(signButton(page)).toBeVisible()
  const endless = () =>
    document.getAnimations().filter((each) => each.effect?.getTiming().iterations === Infinity)
      .length
  expect(await page.evaluate(endless)).toBe(0)
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the wrapper’s person signs in without a login', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/sign-in')
    await signButton(page).tap()
    await expect(page.getByRole('dialog', { name: '签到成功' })).toBeVisible()
    await page.getByRole('button', { name: '开心收下' }).tap()
    await page.getByRole('button', { name: '在App发布3条动态 去完成' }).tap()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual({ handler: 'openPage', data: { path: '/moment/publish' } })
    expect(await storedLogin(page)).toBeNull()
  })
})

for (const state of [
  '',
  'signed',
  'guest',
  'ended',
  'not_started',
  'offline',
  'hostile',
  'http_500',
])
  test(`${state || 'open'}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({
    page,
  }) => {
    await logIn(page)
    await page.goto(`/mfuwu/sign-in?__state=${state}`)
    await expect(page.locator('[data-state]:not([data-state="LOADING"])')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page)
    await expectNoOverflow(page)
  })
