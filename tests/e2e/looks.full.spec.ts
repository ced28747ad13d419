import type { Browser, Page } from '@playwright/test'
import { expectNoOverflow, expectNoViolations } from '../support/axe'
import { frames } from '../support/frames'
import { allLooks } from '../support/lookList'
import type { Look } from '../support/looks'
import { movingThings } from '../support/motion'
import { newLookTab, openLook } from '../support/openLook'
import { PATIENCE } from '../support/slowPhone'
import { FAILED_REQUEST, NOT_RUN, expect, test, watchErrors } from '../support/quietPage'

const LOOK_MS = 20_000 * PATIENCE
/** `npm run looks` takes pictures into this folder instead of testing. */
const PICTURES = process.env.LOOKS_DIR
const PHONES = [320, 375, 430]

/** Opens the looks in a tab one after the other, those inside the app in one of their own. */
async function visit(
  browser: Browser,
  looks: readonly Look[],
  see: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  for (const isApp of [false, true]) {
    const here = looks.filter(({ who }) => (who === 'app') === isApp)
    if (here.length === 0) continue
    const page = await newLookTab(browser, isApp)
    const expectQuiet = watchErrors(page, [FAILED_REQUEST, NOT_RUN])
    for (const look of here)
      await test.step(look.name, async () => {
        await openLook(page, look)
        await see(page, look)
      })
    expectQuiet()
    await page.context().close()
  }
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(frames, 2)
    await page.screenshot({ path: `${path} ${width}.png` })
  }
}

for (const { page: name, looks } of await allLooks()) {
  if (PICTURES === undefined)
    test(`${name}: axe finds nothing in any of its looks, nothing overflows at 320 and 768 px, and nothing moves for who wants less motion`, async ({
      browser,
    }) => {
      test.setTimeout(looks.length * LOOK_MS)
      await visit(browser, looks, async (page, look) => {
        expect
          .soft(await movingThings(page), `${look.name}: moves for who wants less motion`)
          .toBe(0)
        expect(await page.evaluate(() => '__pwned' in window), look.name).toBe(false)
        // Axe looks at what has arrived: nothing moves any more after it.
        await expectNoViolations(page, look.name)
        await expectNoOverflow(page, look.name)
      })
    })
  else
    test(`${name}: pictures of its looks`, async ({ browser }) => {
      test.setTimeout(looks.length * LOOK_MS)
      await visit(browser, looks, (page, look) =>
        takePictures(page, `${PICTURES}/${name}/${look.name}`),
      )
    })
}

test('each page lists a look once', async () => {
  for (const { page, looks } of await allLooks()) {
    const names = looks.map(({ name }) => name)
    expect(new Set(names).size, page).toBe(names.length)
  }
})
