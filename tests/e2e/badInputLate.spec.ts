import type { Page, Request } from '@playwright/test'
import { PAGES } from '../support/badInputTable'
import { become, contextOf, goOn, open, titleOf } from '../support/badInputVisit'
import type { Row } from '../support/badInputVisit'
import { PLAIN } from '../support/plain'
import { expect, test } from '../support/quietPage'
import { inTabs } from '../support/tabs'
import { keepToasts, toastsOf } from '../support/toastLog'

test.use(PLAIN)

const LATE_MS = 10_000
/** Beyond those of the other tests, which may write. */
const TURN = 20
const softly = expect.configure({ soft: true, timeout: 60_000 })

/** On screen once it has come. */
const comesOf = ({ page, call: { main, comes, ends } }: Row) =>
  comes ?? (main ? page.stands : (ends.hostile ?? page.stands))

/** The skeleton, or a tap that is not carried out yet, or the page as it stands. */
async function seeItWait(tab: Page, row: Row) {
  const { main, busy, meanwhile } = row.call
  const about = `${titleOf(row)}: meanwhile`
  const body = tab.locator('body')
  if (main) await softly(tab.locator('[aria-busy="true"]').first(), about).toBeAttached()
  else if (busy) {
    await softly(tab.locator('button[aria-busy="true"]').first(), about).toBeVisible()
    await softly(body, about).not.toContainText(comesOf(row), { useInnerText: true })
  } else
    await softly(body, about).toContainText(meanwhile ?? row.page.stands, { useInnerText: true })
  await softly(tab.getByText('重新加载'), about).toHaveCount(0)
  softly(await toastsOf(tab), about).toEqual([])
}

async function seeItCome(tab: Page, row: Row) {
  const about = titleOf(row)
  const body = tab.locator('body')
  await softly(body, about).toContainText(comesOf(row), { useInnerText: true })
  await softly(tab.locator('[aria-busy="true"]'), `${about}: at rest`).toHaveCount(0)
  await softly(tab.getByText('重新加载'), about).toHaveCount(0)
}

/** Keeps the answer until ten seconds have gone by and whoever waits has been looked at. */
async function hold(tab: Page, call: string, looked: Promise<unknown>) {
  await tab.route(
    ({ pathname }) => pathname.endsWith(call),
    async (route) => {
      const response = await route.fetch()
      await Promise.all([looked, new Promise((resolve) => setTimeout(resolve, LATE_MS))])
      await route.fulfill({ response })
    },
  )
}

async function seeItLate(tab: Page, row: Row) {
  const { call, late, act } = row.call
  const isCall = (request: Request) => new URL(request.url()).pathname.endsWith(call)
  let release = () => {}
  const looked = new Promise<void>((resolve) => (release = resolve))
  await keepToasts(tab)
  await become(tab, row)
  if (!late) await hold(tab, call, looked)
  const first = late ? undefined : tab.waitForRequest(isCall)
  await open(tab, row, TURN)
  if (late) {
    await goOn(tab, row)
    await hold(tab, call, looked)
  }
  const asked = first ?? tab.waitForRequest(isCall)
  await act?.(tab)
  await asked
  await seeItWait(tab, row)
  release()
  await seeItCome(tab, row)
  // The page may have asked once more meanwhile.
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const page of PAGES)
  test(`${page.page}: every answer may take ten seconds`, async ({ browser }) => {
    test.setTimeout(300_000)
    const rows = page.calls.map((call) => ({ page, call }))
    await inTabs(browser, rows, seeItLate, { contextOf })
  })
