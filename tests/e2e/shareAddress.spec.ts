import { logIn } from '../support/people'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/shareAddress?landId=60001'

test('a visitor takes the address along, and finds the plot again after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(AT)
  await page.getByRole('button', { name: '复制地址' }).tap()
  await expect(page.getByText('已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '【拾光星】X:12,Y:-8 听潮小筑 #A-0318',
  )
  await page.reload()
  await expect(page.getByText('X 12 · Y −8')).toBeVisible()
})

test('the owner’s poster opens over the page and goes with Back', async ({ page }) => {
  await logIn(page)
  await page.goto(`${AT}&__state=owner`)
  await page.getByRole('button', { name: '生成地址海报' }).tap()
  const poster = page.getByRole('dialog', { name: '分享海报' })
  await expect(poster.getByRole('img', { name: '邀请海报' })).toBeVisible()
  await page.goBack()
  await expect(poster).toBeHidden()
  await expect(page.getByRole('heading', { name: '听潮小筑' })).toBeVisible()
})

test('a wrong link leads home', async ({ page }) => {
  await page.goto('/mfuwu/shareAddress?landId=abc')
  await page.getByRole('link', { name: '回到首页' }).tap()
  await expect(page).toHaveURL(/\/mfuwu\/$/)
  // This document came without the styles of that page.
  const card = page.getByRole('link', { name: '青鸾数字工坊' })
  await expect
    .poll(() => card.evaluate((link) => getComputedStyle(link, '::after').position))
    .toBe('absolute')
})
