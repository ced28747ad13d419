import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Browser, Page, Route } from '@playwright/test'
import { seededRandom } from '../../src/lib/random'
import { expectNoOverflow, expectNoViolations } from '../support/axe'
import { frames } from '../support/frames'
import { unfinishedFile } from '../support/comparePictures.mjs'
import { allLooks, type PageLooks } from '../support/lookList'
import type { Look } from '../support/looks'
import { movingThings } from '../support/motion'
import { newLookTab, openLook } from '../support/openLook'
import { STILL_AT, holdStill } from '../support/still.mjs'
import { PATIENCE } from '../support/slowPhone'
import { expectRoomForText } from '../support/textZoom'
import { FAILED_REQUEST, NOT_RUN, expect, test, watchErrors } from '../support/quietPage'

const LOOK_MS = 20_000 * PATIENCE
/** `npm run looks` takes pictures into this folder instead of testing, of another checkout where one is named. */
const { LOOKS_DIR: PICTURES, LOOKS_ROOT } = process.env
/** How long a page has to stay unchanged before its picture is taken, and how often it is checked. */
const STILL_MS = 200
const MOST_LOOKS = 40
const PHONES = [320, 375, 430]
const STILL_STYLE = '<style>*{animation:none!important}</style>'

/** Opens the looks in a tab one after the other, those inside the app in one of their own. */
async function visit(
  browser: Browser,
  { page: name, looks }: PageLooks,
  see: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  for (const isApp of [false, true]) {
    const here = looks.filter(({ who }) => (who === 'app') === isApp)
    if (here.length === 0) continue
    if (PICTURES !== undefined) seedRandom(name)
    const page = await newLookTab(browser, isApp)
    if (PICTURES !== undefined) {
      await page.addInitScript(holdStill, STILL_AT)
      await page.addInitScript(endTransitions)
      await page.context().route('**/assets/*.svg', stillDrawing)
    }
    const expectQuiet = watchErrors(page, [FAILED_REQUEST, NOT_RUN])
    for (const look of here)
      await test.step(look.name, async () => {
        if (PICTURES !== undefined) seedRandom(`${name} ${look.name}`)
        await openLook(page, look)
        await see(page, look)
      })
    expectQuiet()
    await page.context().close()
  }
}

/** A layer that once moved may be drawn half a pixel off for good. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** What moves inside a drawing is not stopped by a screenshot. */
async function stillDrawing(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replace(/<\/svg>\s*$/, `${STILL_STYLE}</svg>`)
  await route.fulfill({ response, body })
}

async function takePictures(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await page.evaluate(() => Object.assign(globalThis, { isHeld: true }))
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(frames, 2)
    await writeFile(`${path} ${width}.png`, await stillPicture(page))
  }
}

/** The page once everything is drawn: two pictures in a row are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' })
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await page.waitForTimeout(STILL_MS)
    const next = await page.screenshot({ animations: 'disabled' })
    if (next.equals(picture)) return next
    picture = next
  }
  return picture
}

/** The phones of the people in a look, and the platform's made-up data for them, are the same in each run. */
function seedRandom(seed: string): void {
  Math.random = seededRandom(seed)
}

for (const each of await allLooks(LOOKS_ROOT)) {
  const { page: name, looks } = each
  if (PICTURES === undefined)
    test(`${name}: axe finds nothing in any of its looks, nothing overflows at 320 and 768 px, large text has room, and nothing moves for who wants less motion`, async ({
      browser,
    }) => {
      test.setTimeout(looks.length * LOOK_MS)
      await visit(browser, each, async (page, look) => {
        expect
          .soft(await movingThings(page), `${look.name}: moves for who wants less motion`)
          .toBe(0)
        expect(await page.evaluate(() => '__pwned' in window), look.name).toBe(false)
        // Axe looks at what has arrived: nothing moves any more after it.
        await expectNoViolations(page, look.name)
        await expectNoOverflow(page, look.name)
        await expectRoomForText(page, look.name)
      })
    })
  else
    test(`${name}: pictures of its looks`, async ({ browser }) => {
      test.setTimeout(looks.length * LOOK_MS * PHONES.length)
      await visit(browser, each, (page, look) =>
        takePictures(page, `${PICTURES}/${name}/${look.name}`),
      )
      await rm(unfinishedFile(PICTURES, name), { force: true })
    })
}

test('each page lists a look once', async () => {
  for (const { page, looks } of await allLooks()) {
    const names = looks.map(({ name }) => name)
    expect(new Set(names).size, page).toBe(names.length)
  }
})
