import type { Page } from '@playwright/test'
import { expect, test } from '../support/quietPage'

const AT = '/mfuwu/aidao-detail?daoId=50001&__state=many'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('each tab keeps its place, and Back from a moment leads to where it was', async ({ page }) => {
  await page.goto(AT)
  await expect(page.getByRole('list', { name: '动态' }).getByRole('listitem').nth(9)).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.getByRole('tab', { name: '成员' }).tap()
  await expect(
    page.getByRole('list', { name: '成员' }).getByRole('listitem').nth(19),
  ).toBeAttached()
  // The new tab begins right below the tabs.
  const begin = await scrolled(page)
  expect(begin).toBeLessThan(700)
  await expect(page.getByRole('tab', { name: '成员' })).toBeInViewport()
  await page.getByRole('tab', { name: '动态' }).tap()
  await expect.poll(() => scrolled(page)).toBe(1500)
  await page.getByRole('list', { name: '动态' }).getByRole('link').nth(4).tap()
  await expect(page).toHaveURL(/trends-detail/)
  await page.goBack()
  await expect(page.getByRole('list', { name: '动态' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000)
})

test('a reload opens the same tab', async ({ page }) => {
  await page.addInitScript(() => {
    const moves = { count: 0 }
    Object.defineProperty(window, '__moves', { value: moves })
    window.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('[role="tablist"] > span')) moves.count += 1
    })
  })
  const moves = () =>
    page.evaluate(() => (window as unknown as { __moves: { count: number } }).__moves.count)
  await page.goto(AT)
  await page.getByRole('tab', { name: '提案' }).tap()
  await expect.poll(moves).toBeGreaterThan(0)
  await expect(page.getByRole('list', { name: '提案' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: '提案' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('list', { name: '提案' })).toBeVisible()
  // Its line is there at once, and does not slide there from the edge.
  expect(await moves()).toBe(0)
})
