import type { Page } from '@playwright/test'
import { darken } from '../support/darkening'
import { newLookTab, openLook } from '../support/openLook'
import { expect, test } from '../support/quietPage'
import { routeList } from '../support/routeList'

/* A browser that darkens pages by itself (Chrome's automatic dark theme) recolours no page. */

const CHINESE = /[一-鿿]/

/** The share of pixels that may differ: twinkling stars, and a running clock. */
const MOVING_SHARE = 0.01

/** The share of the pixels that another picture of the page has in another colour. */
function difference(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data
        }),
      )
      let different = 0
      for (let at = 0; at < one.length; at += 1)
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 16) different += 1
      return different / one.length
    },
    pictures.map((picture) => picture.toString('base64')),
  )
}

for (const { path, at, who = 'member' } of [{ path: '/', at: '/' }, ...(await routeList())])
  test(`${path}: is the same with the automatic dark theme`, async ({ browser }) => {
    const page = await newLookTab(browser, who === 'app')
    await openLook(page, { name: '', at, who, shows: CHINESE })
    const look = async (isDarkened: boolean) => {
      await darken(page, isDarkened)
      return page.screenshot({ animations: 'disabled', scale: 'css' })
    }
    // A picture may still come in between the two.
    await expect
      .poll(async () => difference(page, [await look(false), await look(true)]))
      .toBeLessThan(MOVING_SHARE)
    await page.context().close()
  })

test('a page that says nothing would be recoloured: the theme is on', async ({ page }) => {
  await page.setContent('<body style="background: #fff">')
  await darken(page, false)
  const before = await page.screenshot()
  await darken(page, true)
  expect(await difference(page, [before, await page.screenshot()])).toBeGreaterThan(0.5)
})
