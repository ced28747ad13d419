import { uidOf } from '@/sandbox/users'
import { newPhone } from '@tests/support/people'
import { expect, test } from '@tests/support/quietPage'

test('a friend who joins is welcomed', async ({ page }) => {
  await page.goto(`/mfuwu/new-landing?shareUid=${uidOf('13900000100')}`)
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone())
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('button', { name: '立即加入' }).tap()
  await page.getByRole('button', { name: '同意并继续' }).tap()
  await expect(page.getByRole('heading', { level: 2, name: '欢迎加入' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
