import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

test('a member exchanges points for something that is sent, and a reload shows what is left', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/mfuwu/lh-exchange')
  const card = page.getByRole('listitem').filter({ hasText: '星图明信片一套' }).last()
  await expect(card.getByText('剩余310件')).toBeAttached()
  await card.getByRole('button', { name: /^立即兑换/ }).tap()
  await page.getByRole('button', { name: '使用该地址' }).tap()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.getByRole('button', { name: /^立即兑换/ }).tap()
  await page.getByRole('button', { name: '使用该地址' }).tap()
  await page.getByRole('button', { name: '确认兑换' }).tap()
  await page.getByRole('dialog', { name: '兑换成功' }).getByRole('button', { name: '好的' }).tap()
  await expect(card.getByText('剩余309件')).toBeVisible()
  await page.reload()
  await expect(card.getByText('剩余309件')).toBeAttached()
})
