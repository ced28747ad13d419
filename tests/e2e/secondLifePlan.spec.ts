import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'

test('a guest reads the story, and Back closes its rules', async ({ page }) => {
  await page.goto('/mfuwu/second-life-plan')
  await expect(page.getByRole('button', { name: '开启第二人生' })).toBeEnabled()
  await page.getByRole('button', { name: '规则' }).tap()
  const rules = page.getByRole('dialog', { name: '活动规则' })
  await expect(rules).toBeVisible()
  await page.goBack()
  await expect(rules).toBeHidden()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person claims, gets the message, and a reload changes neither', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/second-life-plan?__state=stage_mid')
    await page.getByRole('button', { name: '领取 手写明信片' }).tap()
    await page.getByRole('button', { name: '短信接收领取方式' }).tap()
    await page.getByRole('textbox', { name: '手机号' }).fill('13752330001')
    await page.getByRole('button', { name: '发送短信', exact: true }).tap()
    await expect(page.getByText('已发送至137****0001')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: '再次发送短信 手写明信片' }).tap()
    await expect(page.getByRole('button', { name: /s后重发$/ })).toBeDisabled()
  })
})
