import { uidOf } from '@/sandbox/users'
import { register } from '@tests/support/people'
import { expect, test } from '@tests/support/quietPage'

test('a friend who joins is welcomed', async ({ page }) => {
  await page.goto(`/mfuwu/new-landing?shareUid=${uidOf('13900000100')}`)
  await register(page, '立即加入')
  await expect(page.getByRole('heading', { level: 2, name: '欢迎加入' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
