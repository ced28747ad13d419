import { logIn } from '@tests/support/people'
import { expect, test } from '@tests/support/quietPage'

test('a gift is received once, also after a reload', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/new-campaign')
  await page.getByRole('button', { name: '领取今日礼物' }).tap()
  await page.getByRole('button', { name: '开心收下' }).tap()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled()
})
