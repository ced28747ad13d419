import { expect, test } from '../support/quietPage'

test('opens over the page, holds it still, and gives its place back', async ({ page }) => {
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 640))
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: '关闭菜单' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.mouse.wheel(0, 500)
  await page.getByRole('button', { name: '关闭菜单' }).click()
  await expect(menu).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(640)
})

test('starts at the first item each time', async ({ page }) => {
  await page.goto('/mfuwu/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '生态' }).click()
  await expect(page.getByRole('button', { name: '数字化运营服务' })).toBeVisible()
  await page.getByRole('button', { name: '关闭菜单' }).click()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('button', { name: '生态' })).toHaveAttribute('aria-expanded', 'false')
})

test('Back closes it and stays on the page', async ({ page }) => {
  const calls: string[] = []
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  page.on('request', (request) => calls.push(request.url()))
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  await expect(page).toHaveURL('/mfuwu/')
  expect(calls.filter((url) => url.includes('facilitator'))).toEqual([])
})

test('an item of the main site closes the menu and navigates after 300 ms', async ({ page }) => {
  await page.route('https://www.mfuwu.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>main site</h1>' }),
  )
  await page.goto('/mfuwu/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: 'App下载' }).click()
  await expect(page.getByRole('heading', { name: 'main site' })).toBeVisible()
  expect(page.url()).toMatch(/^https:\/\/www\.mfuwu\.example\//)
})

test('a category leads to its block, and Back to where the person was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '生态' }).click()
  await page.getByRole('button', { name: '数字化运营服务' }).click()
  await expect(page).toHaveURL(/\?anchorId=3$/)
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('3')?.getBoundingClientRect().top ?? -1))
  const header = await page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0)
  await expect.poll(top).toBe(header)
  await page.goBack()
  await expect(page).toHaveURL(/\/mfuwu\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})
