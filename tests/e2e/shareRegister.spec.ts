import type { Page } from '@playwright/test'
import { uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, newPhone, openInApp } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'
import { WECHAT_UA } from '../support/userAgents'

const INVITER_PHONE = '13900000100'
const LINK = `/mfuwu/shareRegister?shareUid=${uidOf(INVITER_PHONE)}&from=qr`

const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function accept(page: Page, phone = newPhone()) {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('button', { name: '接受邀请' }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
}

async function expectSound(page: Page) {
  await expectNoViolations(page)
  await expectNoOverflow(page)
}

test('a friend accepts, is welcomed, and is after a reload', async ({ page }) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: '邀请你一起探索' })).toBeVisible()
  await expect(page.getByText('打开App 体验更完整')).toBeVisible()
  await accept(page)
  await expect(result(page, '欢迎加入')).toBeVisible()
  await expect(page.getByRole('button', { name: '下载App' })).toBeVisible()
  await expect(page.getByText('打开App 体验更完整')).toHaveCount(0)
  await page.reload()
  await expect(result(page, '欢迎加入')).toBeVisible()
  await expect(page.getByRole('button', { name: '接受邀请' })).toHaveCount(0)
})

test('without an inviter: welcome', async ({ page }) => {
  await page.goto('/mfuwu/shareRegister?inviteCode=NOBODY99')
  await expect(page.getByRole('heading', { level: 1, name: '欢迎来到数字世界' })).toBeVisible()
  await accept(page)
  await expect(result(page, '欢迎加入')).toBeVisible()
})

test('the own code: not oneself, but another phone', async ({ page }) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: '邀请你一起探索' })).toBeVisible()
  await accept(page, INVITER_PHONE)
  await expect(result(page, '不能邀请自己哦')).toBeVisible()
  await page.getByRole('button', { name: '换个手机号' }).tap()
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused()
  await accept(page)
  await expect(result(page, '欢迎加入')).toBeVisible()
})

test('the form is sound', async ({ page }) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: '邀请你一起探索' })).toBeVisible()
  await expectSound(page)
})

for (const state of ['inviter_unknown', 'hostile', 'http_500@/invite/sharedUser'])
  test.describe(state, () => {
    test.use({ expectedErrors: [FAILED_REQUEST] })
    test('the form is sound', async ({ page }) => {
      await page.goto(`${LINK}&__state=${state}`)
      await expect(page.locator('header[aria-busy]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '接受邀请' })).toBeVisible()
      await expectSound(page)
    })
  })

test('the form is sound while the inviter is asked for', async ({ page }) => {
  await page.goto(`${LINK}&__state=slow@/invite/sharedUser`)
  await expect(page.locator('header[aria-busy]')).toBeVisible()
  await expectNoViolations(page)
})

test('each result is sound', async ({ page }) => {
  for (const [state, name] of [
    ['new_user', '欢迎加入'],
    ['old_user', '您已是老朋友，直接打开App'],
    ['self', '不能邀请自己哦'],
  ] as const) {
    await page.goto(`${LINK}&__state=${state}`)
    await accept(page)
    await expect(result(page, name)).toBeVisible()
    await expectSound(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})

test('a keyboard that takes half of the window does not meet the bar', async ({ page }) => {
  await page.goto(LINK)
  await expect(page.getByText('打开App 体验更完整')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 400 })
  await expect(page.getByText('打开App 体验更完整')).toBeHidden()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByText('打开App 体验更完整')).toBeVisible()
})

test.describe('in WeChat', () => {
  test.use({ userAgent: WECHAT_UA })
  test('says nothing of rewards, keeps the code as text, and shows the way out', async ({
    page,
  }) => {
    await page.goto(LINK)
    await expect(page.getByText(/^邀请码/)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/红包|积分|奖励|领取|现金|礼/)
    await accept(page)
    await expect(result(page, '欢迎加入')).toBeVisible()
    await page.getByRole('button', { name: '打开App' }).tap()
    await expect(page.getByRole('dialog', { name: '在浏览器打开' })).toBeVisible()
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  test('the person of the app is an old friend, and the app opens its own page', async ({
    page,
  }) => {
    await openInApp(page)
    await page.goto(LINK)
    await expect(result(page, '您已是老朋友，直接打开App')).toBeVisible()
    await expect(page.getByText('打开App 体验更完整')).toHaveCount(0)
    await page.getByRole('button', { name: '打开App' }).tap()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual(expect.objectContaining({ handler: 'openPage' }))
  })
})
