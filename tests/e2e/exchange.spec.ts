import type { Page } from '@playwright/test'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { frames } from '../support/frames'
import { appCalls, logIn, openInApp, storedLogin } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

const mainButton = (page: Page) => page.getByRole('button', { name: '确认兑现' })
const balance = (page: Page) => page.getByRole('region', { name: '奖励余额' })
const field = (page: Page) => page.getByRole('textbox', { name: '兑现数量' })

async function begin(page: Page, amount: string) {
  await field(page).fill(amount)
  await mainButton(page).tap()
  const dialog = page.getByRole('dialog', { name: '确认兑现' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a shortcut takes the press that leaves the field', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange')
  const chip = page.getByRole('button', { name: '全部' })
  const wrong = page.getByText('最少兑现100')
  await field(page).pressSequentially('5')
  await chip.hover()
  await page.mouse.down()
  await page.evaluate(frames, 2)
  await expect(wrong).toHaveCount(0)
  await page.mouse.up()
  await expect(field(page)).toHaveValue('12860')
  await expect(field(page)).not.toBeFocused()
  await field(page).fill('5')
  await chip.tap()
  await expect(field(page)).toHaveValue('12860')
  await expect(wrong).toHaveCount(0)
})

test('rewards become cash, and stay so after a reload', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/exchange?__state=submit_processing')
  const dialog = await begin(page, '1,230')
  await expect(dialog).toContainText('¥12.23')
  await dialog.getByRole('button', { name: '确认兑现' }).tap()
  const result = page.getByRole('dialog', { name: '已提交，预计T+1到账' })
  await expect(result).toBeVisible()
  await result.getByRole('button', { name: '查看记录' }).tap()
  const records = page.getByRole('dialog', { name: '兑现记录' })
  await records.getByRole('button', { name: /^1,230奖励.*处理中/ }).tap()
  await expect(records).toContainText('订单号')
  await page.goBack()
  await expect(records).toHaveCount(0)
  await expect(balance(page)).toContainText('11,630')
  await page.reload()
  await expect(balance(page)).toContainText('11,630')
})

test('a login that is over by the records leaves no step behind', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/rewardRules')
  await page.goto(
    '/mfuwu/exchange?activityId=7&__state=signed_out@/rewardsSystemRepurchase/history',
  )
  await expect(mainButton(page)).toBeEnabled()
  const before = await page.evaluate(() => window.history.length)
  await page.getByRole('button', { name: /^兑现记录/ }).tap()
  await page.getByRole('button', { name: '去登录' }).tap()
  await expect(page).toHaveURL(/exchangeLogin\?redirect=\/exchange%3FactivityId%3D7$/)
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  // The sheet's own step is ahead, as after its Back.
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/mfuwu\/rewardRules$/)
})

test('another account logs in, and Back does not return to the one before', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/rewardRules')
  await page.goto('/mfuwu/exchange')
  await page.getByRole('button', { name: '切换账号' }).tap()
  await page.getByRole('button', { name: '退出并切换' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/exchangeLogin\?redirect=\/exchange$/)
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  await expect.poll(() => storedLogin(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/mfuwu\/rewardRules$/)
})

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('the wrapper’s person exchanges; the account is bound in the app', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/exchange')
    const dialog = await begin(page, '100')
    await dialog.getByRole('button', { name: '确认兑现' }).tap()
    await expect(page.getByRole('dialog', { name: /^已提交/ })).toBeVisible()
    await page.getByRole('button', { name: '完成' }).tap()
    await page.getByRole('button', { name: /^收款账户/ }).tap()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual({ handler: 'openPage', data: { path: '/payee' } })
    // The app's token has been traded for a login record of the web's.
    await expect.poll(() => storedLogin(page)).toContain('.h5')
  })
})
