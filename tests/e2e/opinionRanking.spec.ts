import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, openInApp, tokenOfPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

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

test('axe finds nothing, and nothing overflows from 320 to 768 px', async ({ page }) => {
  await page.goto('/mfuwu/opinionRanking')
  await expect(page.getByText('986.5')).toBeVisible()
  await expectNoViolations(page)
  await expectNoOverflow(page)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })

  test('shows the own row pinned until it is on the screen, and opens a planet', async ({
    page,
  }) => {
    await openInApp(page, { token: tokenOfPhone('13900000078') })
    await page.goto('/mfuwu/opinionRanking')
    const bar = page.getByRole('region', { name: '我的排名' })
    await expect(bar.getByText(/距上一名还差/)).toBeInViewport()
    const own = page.getByRole('list', { name: '排行榜' }).getByRole('button', { name: /我/ })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(own.filter({ hasText: '28' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(page.locator('section[aria-label="我的排名"]')).not.toBeInViewport()
    await own.filter({ hasText: '28' }).click()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual(expect.objectContaining({ handler: 'openPage' }))
  })
})
