import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, logIn, newPhone, openInApp } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

async function applyAs(page: Page) {
  await page.getByRole('button', { name: '申请认领' }).tap()
  await page.getByLabel('申请人姓名').fill('张三')
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '提交申请' }).tap()
  await expect(page.getByRole('dialog', { name: /已提交，排队第\d+位/ })).toBeVisible()
  await page.getByRole('button', { name: '我知道了' }).tap()
}

test('a guest logs in, applies, and finds the application after a reload', async ({ page }) => {
  await page.goto('/mfuwu/territory?territoryId=30001&__state=free')
  await page.getByRole('button', { name: '登录后参与' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('dialog').getByRole('checkbox').check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).tap()
  await applyAs(page)
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  await expect(page.getByText(/已提交，排队第\d+位/)).toBeVisible()
})

test('the top five lead on, and Back leads back', async ({ page }) => {
  await page.goto('/mfuwu/territory')
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
  await page.getByRole('button', { name: /柳浪湖畔/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: '柳浪湖畔' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '星灯谷' })).toBeVisible()
})

test('Back closes a sheet and stays on the page', async ({ page }) => {
  await page.goto('/mfuwu/territory?territoryId=30001')
  await page.getByRole('button', { name: '规则' }).tap()
  await expect(page.getByRole('dialog', { name: '领地规则' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/territoryId=30001/)
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
    await applyAs(page)
    await expect(page.getByRole('button', { name: '审核中' })).toBeDisabled()
  })
})

test.describe('every state', () => {
  test.use({ expectedErrors: [FAILED_REQUEST] })
  const STATES = ['free', 'occupied_other', 'applying_other', 'locked', 'unknown', 'hostile']
  for (const state of [...STATES, 'revenue_fail,top_fail', 'http_500'])
    test(`${state}: axe finds nothing, and nothing overflows from 320 to 768 px`, async ({
      page,
    }) => {
      await page.goto(`/mfuwu/territory?territoryId=30001&__state=${state}`)
      await arrived(page)
      await expectNoViolations(page)
      await expectNoOverflow(page)
    })

  for (const [state, name] of [
    ['not_met', '申请认领'],
    ['free_quota', '免费认领'],
    ['occupied_me', '编辑铭文'],
  ] as const)
    test(`${state}: its sheet passes axe`, async ({ page }) => {
      await logIn(page)
      await page.goto(`/mfuwu/territory?territoryId=30001&__state=${state}`)
      await page.getByRole('button', { name }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await arrived(page)
      await expectNoViolations(page)
    })
})

async function arrived(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
