import { inviteCodeFor, person } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { newPhone, openInApp } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

const LINK = `/mfuwu/invent-user?inviteCode=${inviteCodeFor(person(0).uid)}`

test('whoever scanned the code joins, and after a reload is sent to the app', async ({ page }) => {
  await page.goto(LINK)
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await expect(page.getByText('s后重发')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '确认加入' }).tap()
  await expect(page.getByRole('heading', { name: '加入成功' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '你已是老朋友' })).toBeVisible()
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('its person claims a tier, which stays claimed over a reload', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/invent-user')
    await expect(page.getByRole('img', { name: '邀请二维码' })).toBeVisible()
    await page.getByRole('button', { name: '领取 50积分' }).tap()
    await page.getByRole('button', { name: '开心收下' }).tap()
    await expect(page.getByText('已领取')).toBeVisible()
    await page.reload()
    await expect(page.getByText('已领取')).toBeVisible()
    await expect(page.getByRole('button', { name: '领取 50积分' })).toHaveCount(0)
  })

  test('rows that come in above do not move what is read', async ({ page }) => {
    await openInApp(page)
    await page.goto('/mfuwu/invent-user?__state=stage_all,invitee_arrives')
    // The tiers above the list are taller than their skeleton.
    await expect(page.getByText('50积分').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const rows = page.getByRole('list', { name: '邀请记录' }).getByRole('listitem')
    const row = rows.nth(12)
    await row.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 400))
    // The whole list has loaded: later requests do not extend the page at its end.
    await expect(rows.nth(24)).toBeAttached()
    // By its text: each refetched page of the list adds a row.
    const [, line = ''] = (await row.innerText()).split('\n')
    const top = (await row.boundingBox())?.y ?? 0
    await page
      .getByRole('button', { name: '刷新' })
      .evaluate((button) => (button as HTMLElement).click())
    await expect(row).not.toContainText(line)
    const moved = page.getByRole('listitem').filter({ hasText: line })
    await expect.poll(async () => Math.round(((await moved.boundingBox())?.y ?? 0) - top)).toBe(0)
  })
})
