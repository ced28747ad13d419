import type { Page } from '@playwright/test'
import { FAULTS } from '../support/badInput'
import type { CallRow, FaultName, PageRow } from '../support/badInput'
import { PAGES } from '../support/badInputTable'
import { logInFreshPeople } from '../support/freshPeople'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'
import { keepToasts, toastsOf } from '../support/toastLog'

/** The sanitiser parses in a document that runs nothing; the browser still reports what it would not have run. */
const NOT_RUN = /Executing inline event handler violates/
// Two in one: a list of two would be read as a value and its options.
const KNOWN = new RegExp(`${FAILED_REQUEST.source}|${NOT_RUN.source}`)
test.use({ expectedErrors: [KNOWN] })

const BASE = '/mfuwu'
const softly = expect.configure({ soft: true, timeout: 4000 })
const names = Object.keys(FAULTS) as FaultName[]
const rows = PAGES.flatMap((page) => page.calls.map((call) => ({ page, call })))

/** The calls of the present document that have ended, well or not. */
function noteCalls(page: Page) {
  const ended: string[] = []
  const note = (request: { url(): string }) => ended.push(new URL(request.url()).pathname)
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  return ended
}

function addressOf(page: PageRow, call: CallRow, ...states: string[]): string {
  const address = `${BASE}${call.address ?? page.address}`
  const asked = [...states, ...(call.state ? [call.state] : [])].join(',')
  return `${address}${address.includes('?') ? '&' : '?'}__state=${encodeURIComponent(asked)}`
}

function endOf({ stands }: PageRow, { ends }: CallRow, fault: FaultName): string {
  return ends[fault] ?? (fault === 'hostile' ? stands : ends.failed)
}

/** What is on screen is for people, and none of it has run. */
async function expectReadable(page: Page, about: string) {
  const seen = await page.evaluate(() => ({
    text: document.body.innerText,
    ran: '__pwned' in window,
    live: document.querySelectorAll('main :is(script, [onerror], [onload], [href^="javascript:"])')
      .length,
  }))
  softly(seen.text.trim().length, `${about}: something to read`).toBeGreaterThan(1)
  softly(/.{0,20}\b(?:undefined|NaN|null)\b.{0,20}/.exec(seen.text)?.[0], about).toBeUndefined()
  softly({ ran: seen.ran, live: seen.live }, `${about}: markup`).toEqual({ ran: false, live: 0 })
}

async function expectEnd(page: Page, row: (typeof rows)[number], fault: FaultName) {
  const about = `${row.page.page} ${row.call.call} ${fault}`
  await softly(page.locator('body'), about).toContainText(endOf(row.page, row.call, fault), {
    useInnerText: true,
  })
  await softly(page.locator('output[aria-live]').first(), about).toBeAttached()
  const toast = FAULTS[fault] || row.call.says?.[fault]
  await softly.poll(() => toastsOf(page), `${about}: toasts`).toEqual(toast ? [toast] : [])
  if (fault === 'token_bad')
    softly(await page.evaluate(() => localStorage.getItem('loginInfo')), about).toBeNull()
  await expectReadable(page, about)
}

for (const row of rows)
  test(`${row.page.page}: ${row.call.call} goes wrong in every way`, async ({ page }) => {
    test.setTimeout(120_000)
    const ended = noteCalls(page)
    await keepToasts(page)
    if (!row.page.guest && !row.call.guest) await logInFreshPeople(page)
    for (const fault of names) {
      await page.goto(addressOf(row.page, row.call, `${fault}@${row.call.call}$`), {
        waitUntil: 'commit',
      })
      ended.length = 0
      await row.call.act?.(page)
      await softly
        .poll(() => ended.some((path) => path.endsWith(row.call.call)), `${fault}: asked`)
        .toBe(true)
      await expectEnd(page, row, fault)
    }
  })
