import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { expectNoOverflow, expectNoViolations } from '../support/looks'
import { appCalls, openInApp, tokenOfPhone } from '../support/people'
import { expect, test } from '../support/quietPage'

test('leads from the contents to a section, and back to the top', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await expect(page.getByRole('heading', { name: '七、联系我们' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 380 })
  await page.getByRole('button', { name: '违规处理' }).click()
  await expect(page.getByRole('heading', { name: '六、违规处理' })).toBeInViewport()
  await page.getByRole('button', { name: '返回顶部' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('opens at the section of the address', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await page.goto('/mfuwu/rewardRules?section=expire')
  await expect(page.getByRole('heading', { name: '五、有效期' })).toBeInViewport()
})

test('axe finds nothing, and only tables are wider than a narrow phone', async ({ page }) => {
  await page.goto('/mfuwu/rewardRules')
  await expect(page.getByRole('heading', { name: '七、联系我们' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoOverflow(page)
})

test.describe('in the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  test('shows the present figures to the person of the app, and opens its service page', async ({
    page,
  }) => {
    await openInApp(page, { token: tokenOfPhone('13900000077') })
    await page.goto('/mfuwu/rewardRules')
    await expect(page.getByRole('heading', { name: '当前标准' })).toBeVisible()
    await page.getByRole('button', { name: '联系客服' }).click()
    await expect
      .poll(() => appCalls(page))
      .toContainEqual(expect.objectContaining({ handler: 'openPage' }))
  })
})
