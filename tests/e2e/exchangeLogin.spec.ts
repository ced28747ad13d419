import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import {
  keepLogin,
  openInApp,
  storedLogin,
  tokenOfPhone,
  typePhoneAndCode,
} from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

const LOGIN = '/mfuwu/exchangeLogin'

const phoneField = (page: Page) => page.getByRole('textbox', { name: '手机号' })
const depth = (page: Page) => page.evaluate(() => window.history.length)

async function comeFromTheRules(page: Page) {
  await page.goto('/mfuwu/rewardRules')
  await expect(page.getByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
  await page.goto(`${LOGIN}?redirect=/exchange`)
  await expect(page.getByText('平台不会以任何理由索要验证码')).toBeVisible()
}

async function expectBackToTheRules(page: Page) {
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  await expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '奖励规则' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
}

test('the login takes no room in the history, and Back does not come here', async ({ page }) => {
  await comeFromTheRules(page)
  const before = await depth(page)
  await typePhoneAndCode(page)
  const agreement = page.locator('label', { has: page.getByRole('checkbox') })
  await agreement.tap({ position: { x: 10, y: 20 } })
  await page.getByRole('button', { name: '登录并继续' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  expect(await depth(page)).toBe(before)
  await expectBackToTheRules(page)
})

test('a login that stands goes on at once; one that is over is deleted', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await keepLogin(page, tokenOfPhone(), -1000)
  await page.goto(LOGIN)
  await expect(phoneField(page)).toBeVisible()
  await expect.poll(() => storedLogin(page)).toBeNull()
  await keepLogin(page, tokenOfPhone())
  const before = await depth(page)
  await page.reload()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  expect(await depth(page)).toBe(before)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA, expectedErrors: [FAILED_REQUEST] })
  test('its token is enough: no form, no word, no step in the history', async ({ page }) => {
    await openInApp(page)
    await page.goto(`${LOGIN}?redirect=/exchange`)
    await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
    await expect(page.getByRole('heading', { level: 1, name: '奖励兑现' })).toBeVisible()
    await expect.poll(() => storedLogin(page)).toContain('sandbox.')
    // `about:blank` and the exchange.
    expect(await depth(page)).toBe(2)
  })
})
