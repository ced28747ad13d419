import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { logIn, newPhone, openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

const AT = '/mfuwu/partnerRecruitment?__state='

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: '我要申请' }).tap()
  const sheet = page.getByRole('dialog', { name: '我要申请' })
  await sheet.getByLabel('姓名').fill('陈小星')
  await sheet.getByLabel('手机号').fill(newPhone())
  await sheet.getByLabel('验证码').fill('123456')
  await sheet.getByLabel('省份').selectOption('浙江省')
  await sheet.getByLabel('所在城市').selectOption('杭州市')
  await tick(sheet.getByRole('checkbox'))
  await sheet.getByRole('button', { name: '提交申请' }).tap()
}

test('a guest moves the levels sideways without moving the page, and Back closes the rules', async ({
  page,
}) => {
  await page.goto(AT)
  const third = page.getByRole('tab', { name: /战略合伙人/ })
  await expect(third).not.toBeInViewport({ ratio: 1 })
  const before = await page.evaluate(() => window.scrollY)
  // Not by Playwright's tap, which would scroll it into view by itself.
  await third.evaluate((tab: HTMLElement) => tab.click())
  await expect(third).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.getByRole('button', { name: '规则' }).tap()
  const rules = page.getByRole('dialog', { name: '活动规则' })
  await expect(rules).toBeVisible()
  await page.goBack()
  await expect(rules).toBeHidden()
  await expect(page.getByRole('tab', { name: /战略合伙人/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a partner on the web gives away the poster', async ({ page }) => {
  await logIn(page)
  await page.goto(`${AT}approved`)
  await page.getByRole('button', { name: '邀请好友' }).tap()
  await expect(page.getByRole('img', { name: '邀请海报' })).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person applies, and finds the application after a reload', async ({ page }) => {
    await openInApp(page)
    await page.goto(AT)
    await apply(page)
    await expect(page.getByRole('dialog', { name: '申请已提交' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('审核中，预计3个工作日')).toBeVisible()
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  })
})
