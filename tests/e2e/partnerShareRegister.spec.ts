import type { Page } from '@playwright/test'
import { uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { appCalls, openInApp, register } from '../support/people'
import { expect, test } from '../support/quietPage'

const LINK = `/mfuwu/partnerShareRegister?shareUid=${uidOf('13900000100')}&levelId=101&from=poster`

const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('somebody new reads a right, registers, and is still registered after a reload', async ({
  page,
}) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: '邀请你成为合伙人' })).toBeVisible()
  await page.getByRole('button', { name: '成长课堂' }).tap()
  const sheet = page.getByRole('dialog', { name: '成长课堂' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(page.url()).toContain('/partnerShareRegister')
  await register(page, '登记意向')
  await expect(result(page, '登记成功')).toBeVisible()
  await page.reload()
  await expect(result(page, '登记成功')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('Back from the registration comes to the closed recruiting again', async ({ page }) => {
  await page.goto(`${LINK}&__state=ended`)
  await page.getByRole('link', { name: '先注册看看' }).tap()
  await expect(page.getByRole('button', { name: '接受邀请' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('inviteCode')).toMatch(/^[A-Z0-9]{4,16}$/)
  await page.goBack()
  await expect(result(page, '招募已结束，感谢关注')).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('a member registers without phone and code, and the app opens the application', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto(LINK)
    await page.getByRole('button', { name: '登记意向' }).tap()
    await expect(result(page, '登记成功')).toBeVisible()
    await page.getByRole('button', { name: '去App完善申请' }).tap()
    await expect
      .poll(async () => JSON.stringify(await appCalls(page)))
      .toMatch(/partnerRecruitment\?inviteCode=[A-Z0-9]+&levelId=101/)
  })
})
