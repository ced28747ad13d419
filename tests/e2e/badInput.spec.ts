import type { Page } from '@playwright/test'
import { BODIES, FAULTS, saidOf } from '../support/badInput'
import type { FaultName, PageRow } from '../support/badInput'
import { PAGES } from '../support/badInputTable'
import { become, goOn, open, titleOf } from '../support/badInputVisit'
import type { Row } from '../support/badInputVisit'
import { breakCall, mendCalls } from '../support/breakCall'
import { ANDROID_APP_UA } from '../support/fakeWrapper'
import { frames } from '../support/frames'
import { logInFreshPeople } from '../support/freshPeople'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, NOT_RUN, expect, test } from '../support/quietPage'
import { expectReadable } from '../support/readable'
import { inTabs } from '../support/tabs'
import { keepToasts, toastsOf } from '../support/toastLog'

// Two in one: a list of two would be read as a value and its options.
const KNOWN = new RegExp(`${FAILED_REQUEST.source}|${NOT_RUN.source}`)
test.use({ expectedErrors: [KNOWN], ...PLAIN })

const BASE = '/mfuwu'
const PATIENCE_MS = 12_000
const softly = expect.configure({ soft: true, timeout: PATIENCE_MS })
const names = Object.keys(FAULTS) as FaultName[]
const rows: Row[] = PAGES.flatMap((page) => page.calls.map((call) => ({ page, call })))

/** The ends of a call on its way: what was typed for it is still worth something. */
const ON_THE_WAY: readonly FaultName[] = ['http_500', 'http_504', 'cut', 'html', 'toast']

/** Of a write nobody knows the end of. */
const LOSING: readonly FaultName[] = ['http_500', 'http_504', 'cut', 'html']

/** The calls of the present document that have ended, well or not. */
function noteCalls(page: Page) {
  const ended: string[] = []
  const note = (request: { url(): string }) => ended.push(new URL(request.url()).pathname)
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  return ended
}

/** Opens the page and goes as far as the call that goes wrong. */
async function lead(page: Page, row: Row, fault: FaultName, ended: string[]) {
  const { call, late, act } = row.call
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page, row, names.indexOf(fault), ...(late ? [] : [`${fault}@${call}$`]))
  if (late) {
    await goOn(page, row)
    // Whoever has a bad token has none afterwards.
    await breakCall(page, call, fault, fault === 'token_bad' ? 1 : undefined)
  }
  ended.length = 0
  await act?.(page)
  await softly.poll(() => ended.some((path) => path.endsWith(call)), `${fault}: asked`).toBe(true)
}

function endOf({ page, call: { ends } }: Row, fault: FaultName): string {
  return saidOf(ends, fault) ?? (fault === 'hostile' ? page.stands : ends.failed)
}

function toastOf({ call: { says, silent, doubts } }: Row, fault: FaultName) {
  const toast = silent ? undefined : FAULTS[fault] || saidOf(says, fault)
  const owed = doubts && LOSING.includes(fault) ? [toast, doubts] : [toast]
  return owed.flatMap((one) => {
    if (!one) return []
    return [typeof one === 'string' ? one : expect.stringMatching(one)]
  })
}

/** What has been said. The records that open over a doubt draw its toasts anew: those count once. */
async function heard(page: Page, { call: { doubts } }: Row) {
  const toasts = await toastsOf(page)
  return doubts ? [...new Set(toasts)] : toasts
}

function stateOf({ call: { becomes } }: Row, fault: FaultName) {
  return becomes && (saidOf(becomes, fault) ?? (fault === 'hostile' ? 'READY' : becomes.failed))
}

/** What came instead of an answer has been dealt with: nothing waits for it any more. */
async function expectRest(page: Page, about: string) {
  await softly(page.locator('[aria-busy="true"]'), `${about}: at rest`).toHaveCount(0)
  await page.evaluate(frames, 3)
}

const reloadIn = (page: Page) => page.getByRole('button', { name: '重新加载' })

/** The page as a whole is in the state of the design's section 1.3. */
async function expectState(page: Page, row: Row, fault: FaultName, about: string) {
  const state = stateOf(row, fault)
  if (state && !row.page.bare)
    await softly(page.locator('[data-state]'), about).toHaveAttribute('data-state', state)
  if (state) await softly(reloadIn(page), about).toHaveCount(state === 'ERROR' ? 1 : 0)
}

/** Once the fault is over, 「重新加载」 brings the page. */
async function expectRetry(page: Page, row: Row, fault: FaultName, about: string) {
  if (stateOf(row, fault) !== 'ERROR') return
  await mendCalls(page, fault)
  await reloadIn(page).tap()
  await softly(reloadIn(page), `${about}: another try`).toHaveCount(0)
  await expectRest(page, `${about}: another try`)
  // Nobody is logged in any more, and the page is a guest's.
  if (fault === 'token_bad') return
  const body = softly(page.locator('body'), `${about}: another try`)
  await body.toContainText(row.page.stands, { useInnerText: true })
  if (!row.page.bare)
    await softly(page.locator('[data-state]'), about).toHaveAttribute('data-state', 'READY')
}

async function expectEnd(page: Page, row: Row, fault: FaultName) {
  const about = `${row.page.page} ${row.call.call} ${fault}`
  const timeout = row.call.patienceMs ?? PATIENCE_MS
  await softly(page.locator('body'), about).toContainText(endOf(row, fault), {
    useInnerText: true,
    timeout,
  })
  await expectRest(page, about)
  await expectState(page, row, fault, about)
  await softly(page.locator('output[aria-live]').first(), about).toBeAttached()
  await softly
    .poll(() => heard(page, row), { message: `${about}: toasts`, timeout })
    .toEqual(toastOf(row, fault))
  if (fault === 'token_bad')
    softly(await page.evaluate(() => localStorage.getItem('loginInfo')), about).toBeNull()
  for (const name of ON_THE_WAY.includes(fault) ? (row.call.keeps ?? []) : [])
    await softly(page.getByRole('textbox', { name }), `${about}: what was typed`).not.toHaveValue(
      '',
    )
  await expectReadable(page, about)
  await expectRetry(page, row, fault, about)
}

function testRow(row: Row) {
  test(`${titleOf(row)} goes wrong in every way`, async ({ page }) => {
    test.setTimeout(240_000)
    const ended = noteCalls(page)
    await keepToasts(page)
    await become(page, row)
    for (const fault of names.filter((name) => row.page.bodies ?? !(name in BODIES))) {
      await lead(page, row, fault, ended)
      await expectEnd(page, row, fault)
    }
  })
}

for (const row of rows.filter(({ call }) => !call.inApp)) testRow(row)

test.describe('inside the app', () => {
  test.use({ userAgent: ANDROID_APP_UA })
  for (const row of rows.filter(({ call }) => call.inApp)) testRow(row)
})

/** One of its failures on each page; `rewardRules` has rows for all of them, because no page looks at the answer. */
async function failToTrack(tab: Page, { page, address, stands, guest }: PageRow) {
  await keepToasts(tab)
  if (!guest) await logInFreshPeople(tab)
  const sign = address.includes('?') ? '&' : '?'
  const failed = tab.waitForResponse(
    (response) => response.url().includes('/buriedPoint/') && response.status() === 500,
  )
  await tab.goto(`${BASE}${address}${sign}__state=http_500@/buriedPoint/`, {
    waitUntil: 'commit',
  })
  await failed
  await softly(tab.locator('body'), page).toContainText(stands, { useInnerText: true })
  softly(await toastsOf(tab), page).toEqual([])
  await expectReadable(tab, page)
}

test('tracking that fails is nobody’s business on any page', async ({ browser }) => {
  test.setTimeout(240_000)
  await inTabs(browser, PAGES, failToTrack, { expectedErrors: [FAILED_REQUEST] })
})
