import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
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
  await reward.getByRole('button', { name: '开心收下' }).tap()
  await expect(reward).toHaveCount(0)
  await expect(signed(page)).toBeDisabled()
  await expect(page.getByText(/^已连续/)).toHaveText('已连续4天')

  await page.reload()
  await expect(signed(page)).toBeDisabled()
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

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('a platform that takes H5 login records alone gives one for the app’s token', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto('/mfuwu/sign-in?__state=h5_only')
    await expect(page.getByText('已连续')).toBeVisible()
    await signButton(page).tap()
    await expect(page.getByRole('dialog', { name: '签到成功' })).toBeVisible()
  })

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
    await expect.poll(() => storedLogin(page)).toContain('.h5')
  })
})
