import type { Page } from '@playwright/test'
import { uidOf } from '../../src/sandbox/users'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { appCalls, logIn, openInApp, tokenOfPhone } from '../support/people'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST] })

test('tabs change the ranking without moving the page, and reload keeps the tab', async ({
  page,
}) => {
  await page.goto('/mfuwu/opinionRanking')
  await expect(page.getByText('986.5')).toBeVisible()
  await page.getByRole('tab', { name: '总榜' }).click()
  await expect(page.getByText('25,640.5')).toBeVisible()
  await expect(page).toHaveURL(/\?period=all$/)
  await page.reload()
  await expect(page.getByText('25,640.5')).toBeVisible()
  await page.goBack().catch(() => null)
  await expect(page).not.toHaveURL(/opinionRanking/)
})

const myBar = (page: Page) => page.locator('section[aria-label="我的排名"]')
test('a name that is too long leaves the mark of one’s own row whole', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/opinionRanking?__state=hostile')
  const mark = myBar(page).getByText('我', { exact: true })
  // Until the name has loaded, its first letter and the row show 我, too.
  await expect(mark).toHaveCount(1)
  expect(await mark.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBe(0)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('shows the own row pinned until it is on the screen, and opens a planet', async ({
    page,
  }) => {
    const phone = '13900000078'
    await openInApp(page, { token: tokenOfPhone(phone) })
    await page.goto('/mfuwu/opinionRanking')
    await expect(myBar(page).getByText(/距上一名还差/)).toBeInViewport()
    const own = page.getByRole('list', { name: '排行榜' }).getByRole('button', { name: /我/ })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(own.filter({ hasText: '28' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(myBar(page)).not.toBeInViewport()
    await own.filter({ hasText: '28' }).click()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual({ handler: 'openPage', data: { path: `/planet?uid=${uidOf(phone)}` } })
  })
})
