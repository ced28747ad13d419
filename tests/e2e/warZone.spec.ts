import { expect, test } from '../support/quietPage'

test('a guest reads the battle, its rules and a report, and Back closes the rules', async ({
  page,
}) => {
  await page.goto('/mfuwu/warZone')
  await expect(page.getByText('第三赛季 · 灯塔争夺战')).toBeVisible()
  await page.getByRole('button', { name: '规则' }).tap()
  const rules = page.getByRole('dialog', { name: '活动规则' })
  await expect(rules).toBeVisible()
  await page.goBack()
  await expect(rules).toBeHidden()
  const report = page.getByRole('button', { name: /星火联盟从峡谷突围/ })
  await report.tap()
  await expect(report).toHaveAttribute('aria-expanded', 'true')
})
