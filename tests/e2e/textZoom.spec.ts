import type { Page } from '@playwright/test'
import { expect, test } from '../support/quietPage'
import { zoomText } from '../support/textZoom'

/*
 * What is measured in rem is as large as ever where an Android web view makes text smaller or larger. All pages have room for
 * it: everyRoute.spec.ts.
 */

const FACTORS = [1, 0.85, 1.3]

async function sizes(page: Page, measure: () => Promise<unknown>): Promise<unknown[]> {
  const found: unknown[] = []
  for (const factor of FACTORS) {
    await page.reload()
    await zoomText(page, factor)
    found.push(await measure())
  }
  return found
}

test('a poster is as wide as with the usual text', async ({ page }) => {
  await page.goto('/mfuwu/soul?npcId=80001')
  const widths = await sizes(page, async () => {
    await page.getByRole('button', { name: '分享', exact: true }).tap()
    const poster = page.getByRole('img', { name: /邀请海报/ })
    await expect(poster).toBeVisible({ timeout: 20_000 })
    const width = await poster.evaluate((image) => image.clientWidth)
    await page.goBack()
    await expect(poster).toBeHidden()
    return width
  })
  expect(new Set(widths).size, widths.join()).toBe(1)
})

test('a row of the market has the room that it has with the usual text', async ({ page }) => {
  await page.goto('/mfuwu/real-estate')
  const heights = await sizes(page, async () => {
    await page.getByRole('tab', { name: '求购' }).tap()
    await page.getByRole('tab', { name: '挂售' }).tap()
    const row = page.getByRole('list', { name: '挂售的地块' }).getByRole('listitem').first()
    await expect(row).toBeVisible()
    return row.evaluate((item) => item.style.minHeight)
  })
  expect(new Set(heights).size, heights.join()).toBe(1)
})
