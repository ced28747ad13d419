import { frames } from '../support/frames'
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

test('Back closes it and stays on the page', async ({ page }) => {
  const calls: string[] = []
  // The menu's own call may come after the list.
  const titles = page.waitForResponse('**/facilitator/appTitle')
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await titles
  page.on('request', (request) => calls.push(request.url()))
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  await expect(page).toHaveURL('/mfuwu/')
  // Providers may be asked for ahead at any time.
  expect(calls.filter((url) => /facilitator\/(?!showOne)/.test(url))).toEqual([])
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

test('the way to a category begins where the page is', async ({ page }) => {
  await page.goto('/mfuwu/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 2500))
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '生态' }).click()
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    window.addEventListener('scroll', () => places.push(window.scrollY))
  })
  await page.getByRole('button', { name: '2B场景定制' }).click()
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('2')?.getBoundingClientRect().top ?? -1))
  const header = await page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0)
  await expect.poll(top).toBe(header)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(Math.max(...places)).toBeGreaterThan(1500)
  // Upwards all the way: it has not jumped to the top before.
  expect(places).toEqual([...places].sort((a, b) => b - a))
})

test.describe('on an iPhone, where the page is pinned under the menu', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
  })

  test('a category leads to its block, and Back to where the person was', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/mfuwu/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 450))
    await page.getByRole('button', { name: '打开菜单' }).click()
    await expect(page.locator('body')).toHaveCSS('position', 'fixed')
    await page.getByRole('button', { name: '生态' }).click()
    await page.getByRole('button', { name: '数字化运营服务' }).click()
    await expect(page).toHaveURL(/\?anchorId=3$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await page.goBack()
    await expect(page).toHaveURL(/\/mfuwu\/$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(450)
  })
})

/** Scrolls to the end of the page as a finger does, past every block. */
async function scrollDown(): Promise<void> {
  let before = -1
  while (window.scrollY > before) {
    before = window.scrollY
    window.scrollBy(0, 2 * window.innerHeight)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}

for (const state of ['', '?__state=many'] as const)
  test(`Back and a reload return to a card far down the list ${state}`, async ({ page }) => {
    await page.goto(`/mfuwu/${state}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(scrollDown)
    const card = page.locator('section').last().getByRole('article').last()
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    // The groups that have just come into view take their real height.
    await page.evaluate(frames, 10)
    const before = await top()
    await card.getByRole('link').click()
    await expect(page.getByRole('button', { name: '联系TA' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: '联系TA' })).toBeHidden()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await page.evaluate(frames, 10)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  })
