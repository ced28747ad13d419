import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

test('a card is made of a few words, and kept as a picture', async ({ page }) => {
  await logIn(page)
  await page.goto('/mfuwu/qiXi')
  await page.getByRole('textbox', { name: '想对TA说' }).fill('今夜的星星，替我看着你')
  await tick(page.getByRole('radio', { name: '花灯' }))
  await page.getByRole('button', { name: '生成卡片' }).tap()
  await expect(page.getByRole('img', { name: /邀请海报/ })).toBeVisible({ timeout: 20_000 })
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '想对TA说' })).toHaveValue(/星星/)
})
