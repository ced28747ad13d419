import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

test('a task done on another page can be received on the way back, and stays received', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/mfuwu/newcomers')
  await page.getByRole('button', { name: '完成一次签到 去完成' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/sign-in/)
  await page.goBack()
  await expect(page.getByRole('button', { name: '完成一次签到 领取' })).toBeVisible()
  await page.getByRole('button', { name: '完成一次签到 领取' }).tap()
  await expect(page.getByRole('button', { name: '完成一次签到 已完成' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '完成一次签到 已完成' })).toBeDisabled()
  await expect(page.getByText('已领取 20 / 200')).toBeVisible()
})

test('taps on tabs move nothing above them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await logIn(page)
  await page.goto('/mfuwu/newcomers')
  const tab = page.getByRole('tab', { name: '安个家 0/2' })
  await tab.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 160))
  await tab.tap()
  await expect(page.getByRole('button', { name: '走进一块领地 去完成' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(160)
})
