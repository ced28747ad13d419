import type { Browser } from '@playwright/test'
import { expectNoOverflow, expectNoViolations } from '../support/axe'
import { expectOwnColours } from '../support/darkening'
import type { Look } from '../support/looks'
import { newLookTab, openLook } from '../support/openLook'
import { NOT_RUN, expect, test, watchErrors } from '../support/quietPage'
import { expectRoomForText } from '../support/textZoom'
import { expectNothingOverTyping } from '../support/typing'
import { routeList } from '../support/routeList'

/* Tests of every page of the built product, without a line in any page. Their states: looks.full.spec.ts. */

const CHINESE = /[一-鿿]/

async function visit(browser: Browser, at: string, who: Look['who']): Promise<void> {
  const page = await newLookTab(browser, who === 'app')
  const expectQuiet = watchErrors(page, [NOT_RUN])
  await openLook(page, { name: '', at, who, shows: CHINESE })
  await expect(page).toHaveTitle(CHINESE)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectNoViolations(page, who)
  await expectNoOverflow(page, who)
  await expectOwnColours(page, who)
  await expectNothingOverTyping(page, who)
  await expectRoomForText(page, who)
  expectQuiet()
  await page.context().close()
}

for (const { path, at, who = 'member' } of [{ path: '/', at: '/' }, ...(await routeList())])
  test(`${path}: has a title and one main, prints no error, axe finds nothing, nothing overflows at 320 and 768 px, nothing is recoloured, nothing floats over a field, and large text has room`, async ({
    browser,
  }) => {
    await test.step('a guest', () => visit(browser, at, 'guest'))
    // The first look shows who the page is for.
    const person = who === 'guest' ? 'member' : who
    await test.step(`a person (${person})`, () => visit(browser, at, person))
  })
