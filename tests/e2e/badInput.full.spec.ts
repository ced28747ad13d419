import type { Page } from '@playwright/test'
import { browserDriver, buttonIn } from '../support/badInput/browserDriver'
import { allBadInput } from '../support/badInput/list'
import { endOf } from '../support/badInput/rows'
import type { CallRow, PageRow, WriteRow } from '../support/badInput/rows'
import { breakCall } from '../support/breakCall'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { logIn, openInApp } from '../support/people'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, NOT_RUN, expect, test } from '../support/quietPage'

/*
 * What jsdom cannot show of the rows beside the pages: that the built page survives a cut connection in a browser, comes
 * back by its own button, and runs nothing of what others have written. The rest is tried in jsdom, beside the rows.
 */

// Two in one: a list of two would be read as a value and its options.
const KNOWN = new RegExp(`${FAILED_REQUEST.source}|${NOT_RUN.source}`)
test.use({ expectedErrors: [KNOWN], ...PLAIN })

const BASE = '/mfuwu'
/** Of money, and of something else: the other pages' writes are the same code. */
const WRITING_PAGES = ['exchange', 'sign-in']

const shows = (page: Page, text: string | RegExp) =>
  expect(page.locator('body')).toContainText(text, { useInnerText: true })

function addressOf(page: PageRow, { address, state }: Pick<CallRow, 'address' | 'state'>): string {
  const own = BASE + (address ?? page.address)
  return state === undefined ? own : `${own}${own.includes('?') ? '&' : '?'}__state=${state}`
}

/** The page's first call, or the first that a tap makes. */
const mainOf = ({ calls }: PageRow) => calls.find(({ main }) => main) ?? calls[0]

async function fail(tab: Page, page: PageRow, row: CallRow, fault: 'cut' | 'http_500' | 'hostile') {
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await breakCall(tab, row.call, fault)
  await tab.goto(addressOf(page, row), { waitUntil: 'commit' })
  await row.act?.(browserDriver(tab))
  await shows(tab, endOf(page, row, fault))
}

async function tryMainCall(tab: Page, page: PageRow, row: CallRow) {
  if (row.inApp) await openInApp(tab)
  else if (!(row.guest ?? page.guest)) await logIn(tab)
  await test.step('cut', () => fail(tab, page, row, 'cut'))
  await test.step('http_500', async () => {
    await fail(tab, page, row, 'http_500')
    if (row.states?.failed !== 'ERROR') return
    await tab.unrouteAll({ behavior: 'ignoreErrors' })
    await tab.getByRole('button', { name: '重新加载' }).tap()
    await shows(tab, page.ready)
  })
  await test.step('hostile', async () => {
    await fail(tab, page, row, 'hostile')
    expect(await tab.evaluate(() => '__pwned' in window)).toBe(false)
  })
}

/** The API calls in the order in which they were sent. */
function noteCalls(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  return sent
}

const countOf = (sent: readonly string[], end: string) =>
  sent.filter((path) => path.endsWith(end)).length

/** Opens the page up to the button that counts, and taps it twice in one frame. */
async function tapTwice(tab: Page, page: PageRow, row: WriteRow) {
  await logIn(tab)
  await tab.goto(addressOf(page, row))
  await row.begin?.(browserDriver(tab))
  const button = buttonIn(tab, row.button, row.dialog)
  await expect(button).toBeEnabled()
  await expect(tab.locator('body')).not.toContainText(row.done)
  const sent = noteCalls(tab)
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await shows(tab, row.done)
  return sent
}

for (const page of await allBadInput()) {
  const row = mainOf(page)
  if (row)
    test.describe(() => {
      if (row.inApp) test.use({ userAgent: ANDROID_APP_UA })
      test(`${page.page}: its main call is cut, fails and comes back, and brings nothing that runs`, ({
        page: tab,
      }) => tryMainCall(tab, page, row))
    })

  for (const write of WRITING_PAGES.includes(page.page) ? (page.writes ?? []).slice(0, 1) : []) {
    test(`${page.page}: two taps in one frame send one ${write.write}`, async ({ page: tab }) => {
      const sent = await tapTwice(tab, page, write)
      expect(countOf(sent, write.write)).toBe(1)
    })

    test(`${page.page}: a lost answer of ${write.write} is asked for, not sent again`, async ({
      page: tab,
    }) => {
      await breakCall(tab, write.write, 'cut_after')
      const sent = await tapTwice(tab, page, write)
      const written = sent.findIndex((path) => path.endsWith(write.write))
      await expect
        .poll(() => countOf(sent.slice(written), write.status), { message: 'asks' })
        .toBeGreaterThan(0)
      expect(countOf(sent, write.write), 'writes').toBe(1)
    })
  }
}
