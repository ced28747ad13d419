import { setTimeout as sleep } from 'node:timers/promises'
import { DETAIL_WORDS } from './fixture.mjs'
import { untilShown } from './probe.mjs'

const LIMIT = 5000
/** Longer than the page takes to begin watching: the tap shall not wait for that. */
const ASKED = 200
/** The last item of the menu's first level: when it is painted, the menu is. */
const MENU_WORDS = 'App下载'

/**
 * The first card's detail, back again, and the menu: what a tap takes until its answer is painted.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<boolean>} settle
 * @param {string[]} notes
 */
export async function tapThrough(page, settle, notes) {
  const card = page.locator('a[href*="/manufacturerDetail/"]').first()
  const detail = await tap(
    page,
    card,
    { name: 'detail', words: DETAIL_WORDS, inView: false },
    notes,
  )
  if (detail !== null) {
    await page.goBack()
    await card
      .waitFor({ timeout: LIMIT })
      .catch(() => notes.push('home did not come back after the detail'))
    await settle()
  }
  const button = page.getByRole('button', { name: '打开菜单' }).first()
  const menu = await tap(page, button, { name: 'menu', words: MENU_WORDS, inView: true }, notes)
  return { detail, menu }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} target
 * @param {{ name: string, words: string, inView: boolean }} answer
 * @param {string[]} notes
 */
export async function tap(page, target, { name, words, inView }, notes) {
  if ((await target.count()) === 0) {
    notes.push(`${name} tap skipped: there is nothing to tap`)
    return null
  }
  await target.scrollIntoViewIfNeeded({ timeout: LIMIT })
  const box = await target.boundingBox()
  if (!box) {
    notes.push(`${name} tap skipped: its target is not shown`)
    return null
  }
  const shown = page.evaluate(untilShown, { words, inView, timeout: LIMIT }).catch(() => null)
  await sleep(ASKED)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
  const time = await shown
  if (time === null)
    notes.push(`${name} tap: its answer was not seen to come within ${LIMIT / 1000} s`)
  return time
}
