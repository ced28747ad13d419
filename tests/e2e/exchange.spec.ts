import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { tokenOf, uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA, installFakeWrapper } from '../support/fakeWrapper'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

/** Somebody whom no other test knows. */
const someone = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** Logged in by an earlier visit; not again after a logout. */
async function logIn(page: Page) {
  const accessToken = tokenOf(uidOf(someone()))
  await page.addInitScript((accessToken) => {
    if (sessionStorage.getItem('loggedIn')) return
    sessionStorage.setItem('loggedIn', '1')
    const record = { accessToken, clientInfo: 'e30=', expireIn: Date.now() + 86_400_000 }
    localStorage.setItem('loginInfo', JSON.stringify(record))
  }, accessToken)
}

const mainButton = (page: Page) => page.getByRole('button', { name: '确认兑现' })
const balance = (page: Page) => page.getByRole('region', { name: '奖励余额' })
const field = (page: Page) => page.getByRole('textbox', { name: '兑现数量' })

async function expectNoViolations(page: Page) {
  // What moves is measured when it has arrived.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([])
}

async function begin(page: Page, amount: string) {
  await field(page).fill(amount)
  await mainButton(page).tap()
  const dialog = page.getByRole('dialog', { name: '确认兑现' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('rewards become cash, and stay so after a reload', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange')
  const dialog = await begin(page, '1,230')
  await expect(dialog).toContainText('¥12.23')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: '确认兑现' }).tap()
  const result = page.getByRole('dialog', { name: '已提交，预计T+1到账' })
  await expect(result).toBeVisible()
  await expectNoViolations(page)
  await result.getByRole('button', { name: '查看记录' }).tap()
  const records = page.getByRole('dialog', { name: '兑现记录' })
  await records.getByRole('button', { name: /^1,230 奖励.*处理中/ }).tap()
  await expect(records).toContainText('订单号')
  await expectNoViolations(page)
  await page.goBack()
  await expect(records).toHaveCount(0)
  await expect(balance(page)).toContainText('11,630')
  await page.reload()
  await expect(balance(page)).toContainText('11,630')
})

test('a guest logs in, comes back, and finds the page', async ({ page }) => {
  await page.goto('/mfuwu/exchange')
  await expect(page).toHaveURL(/\/mfuwu\/exchangeLogin\?redirect=\/exchange$/)
  await page.getByRole('textbox', { name: '手机号' }).fill(someone())
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '登录并继续' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/exchange$/)
  await expect(balance(page)).toContainText('12,860')
})

test('a login that the platform no longer knows leads to the login, once', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange?__state=guest')
  await expect(page).toHaveURL(/\/mfuwu\/exchangeLogin\?redirect=\/exchange$/)
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('loginInfo'))).toBeNull()
})

test('Back closes the last look without an order', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange')
  const dialog = await begin(page, '500')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(balance(page)).toContainText('12,860')
  await expect(field(page)).toHaveValue('500')
})

test('an answer that is lost leads to the records', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange?__state=cut_after@/rewardsSystemRepurchase$')
  const dialog = await begin(page, '500')
  await dialog.getByRole('button', { name: '确认兑现' }).tap()
  const records = page.getByRole('dialog', { name: '兑现记录' })
  await expect(records.getByRole('button', { name: /^500 奖励.*处理中/ })).toBeVisible()
})

test('another account logs in, and Back does not return to the one before', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/rewardRules')
  await page.goto('/mfuwu/exchange')
  await page.getByRole('button', { name: '切换账号' }).tap()
  await page.getByRole('button', { name: '退出并切换' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/exchangeLogin\?redirect=\/exchange$/)
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('loginInfo'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/mfuwu\/rewardRules$/)
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the wrapper’s person exchanges; the account is bound in the app', async ({ page }) => {
    const token = tokenOf(uidOf(someone()))
    await page.addInitScript(installFakeWrapper, { dialect: 'android' as const, token })
    await page.goto('/mfuwu/exchange')
    const dialog = await begin(page, '100')
    await dialog.getByRole('button', { name: '确认兑现' }).tap()
    await expect(page.getByRole('dialog', { name: /^已提交/ })).toBeVisible()
    await page.getByRole('button', { name: '完成' }).tap()
    await page.getByRole('button', { name: /^收款账户/ }).tap()
    await expect
      .poll(() => page.evaluate(() => window.__wrapperCalls ?? []))
      .toContainEqual({ handler: 'openPage', data: { path: '/payee' } })
    expect(await page.evaluate(() => localStorage.getItem('loginInfo'))).toBeNull()
  })
})

for (const state of [
  '',
  'rich',
  'kyc_none',
  'payee_none',
  'pool_0',
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
    await page.goto(`/mfuwu/exchange?__state=${state}`)
    await expect(page.locator('[data-state]:not([data-state="LOADING"])')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page)
    for (const width of [320, 375, 430, 600, 768]) {
      await page.setViewportSize({ width, height: 812 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
