import { person } from '../../src/sandbox/users'
import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'
import { tick } from '../support/looks'

const FRIEND = person(4).nickname

test('a member gives something away, and finds it gone after Back and a reload', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/mfuwu/give-gift')
  const badge = page.getByRole('button', { name: /青鸾数字藏章/ })
  await badge.tap()
  await page.getByRole('button', { name: '下一步' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: '选受赠人' })).toBeFocused()
  await page.getByRole('searchbox', { name: '查找受赠人' }).fill(FRIEND)
  await page.getByRole('searchbox', { name: '查找受赠人' }).press('Enter')
  await page.getByRole('button', { name: `送给TA ${FRIEND}` }).tap()
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: '确认转赠' }).tap()
  await expect(page.getByRole('heading', { name: '转赠成功' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '请选择要转赠的资产' })).toBeVisible()
  await expect(page.getByRole('button', { name: /灯塔/ }).first()).toBeEnabled()
  await expect(badge).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /灯塔/ }).first()).toBeEnabled()
  await expect(badge).toHaveCount(0)
})
