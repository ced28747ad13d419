import type { Page } from '@playwright/test'
import { tokenOf, uidOf } from '../../src/sandbox/users'
import { FAULTS } from '../support/badInput'
import type { CallRow, FaultName, PageRow } from '../support/badInput'
import { PAGES } from '../support/badInputTable'
import { breakCall } from '../support/breakCall'
import { ANDROID_APP_UA, installFakeWrapper } from '../support/fakeWrapper'
import { logInFreshPeople, startAsGuests } from '../support/freshPeople'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'
import { expectReadable } from '../support/readable'
import { inTabs } from '../support/tabs'
import { keepToasts, toastsOf } from '../support/toastLog'

/** The sanitiser parses in a document that runs nothing; the browser still reports what it would not have run. */
const NOT_RUN = /Executing inline event handler violates/
// Two in one: a list of two would be read as a value and its options.
const KNOWN = new RegExp(`${FAILED_REQUEST.source}|${NOT_RUN.source}`)
test.use({ expectedErrors: [KNOWN], ...PLAIN })

const BASE = '/mfuwu'
const PATIENCE_MS = 12_000
const softly = expect.configure({ soft: true, timeout: PATIENCE_MS })
const names = Object.keys(FAULTS) as FaultName[]
interface Row {
  page: PageRow
  call: CallRow
}
const rows: Row[] = PAGES.flatMap((page) => page.calls.map((call) => ({ page, call })))

/** The ends of a call on its way: what was typed for it is still worth something. */
const ON_THE_WAY: readonly FaultName[] = ['http_500', 'http_504', 'cut', 'html', 'toast']

/** The calls of the present document that have ended, well or not. */
function noteCalls(page: Page) {
  const ended: string[] = []
  const note = (request: { url(): string }) => ended.push(new URL(request.url()).pathname)
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  return ended
}

function addressOf({ page, call }: Row, turn: number, ...states: string[]): string {
  const own = typeof call.address === 'function' ? call.address(turn) : call.address
  const address = `${BASE}${own ?? page.address}`
  const asked = [...states, ...(call.state ? [call.state] : [])].join(',')
  if (asked === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}__state=${encodeURIComponent(asked)}`
}

/** Opens the page and goes as far as the call that goes wrong. */
async function lead(page: Page, row: Row, fault: FaultName, ended: string[]) {
  const { call, late, act } = row.call
  const states = late ? [] : [`${fault}@${call}$`]
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(addressOf(row, names.indexOf(fault), ...states), { waitUntil: 'commit' })
  if (late) {
    await expect(page.locator('body')).toContainText(row.page.stands, {
      useInnerText: true,
      timeout: 30_000,
    })
    if (late !== true) await late(page)
    // Whoever has a bad token has none afterwards.
    await breakCall(page, call, fault, fault === 'token_bad' ? 1 : undefined)
  }
  ended.length = 0
  await act?.(page)
  await softly.poll(() => ended.some((path) => path.endsWith(call)), `${fault}: asked`).toBe(true)
}

function endOf({ page, call: { ends } }: Row, fault: FaultName): string {
  return ends[fault] ?? (fault === 'hostile' ? page.stands : ends.failed)
}

function toastOf({ call: { says, silent } }: Row, fault: FaultName) {
  const toast = silent ? undefined : FAULTS[fault] || says?.[fault]
  if (!toast) return []
  return [typeof toast === 'string' ? toast : expect.stringMatching(toast)]
}

async function expectEnd(page: Page, row: Row, fault: FaultName) {
  const about = `${row.page.page} ${row.call.call} ${fault}`
  const timeout = row.call.patienceMs ?? PATIENCE_MS
  await softly(page.locator('body'), about).toContainText(endOf(row, fault), {
    useInnerText: true,
    timeout,
  })
  await softly(page.locator('output[aria-live]').first(), about).toBeAttached()
  await softly
    .poll(() => toastsOf(page), { message: `${about}: toasts`, timeout })
    .toEqual(toastOf(row, fault))
  if (fault === 'token_bad')
    softly(await page.evaluate(() => localStorage.getItem('loginInfo')), about).toBeNull()
  for (const name of ON_THE_WAY.includes(fault) ? (row.call.keeps ?? []) : [])
    await softly(page.getByRole('textbox', { name }), `${about}: what was typed`).not.toHaveValue(
      '',
    )
  await expectReadable(page, about)
}

function testRow(row: Row) {
  const { page: name, guest } = row.page
  const { call, when, inApp } = row.call
  const title = `${name}: ${call}${when ? ` ${when}` : ''} goes wrong in every way`
  test(title, async ({ page }) => {
    test.setTimeout(240_000)
    const ended = noteCalls(page)
    await keepToasts(page)
    if (inApp) {
      const token = tokenOf(uidOf('13800000001'))
      await page.addInitScript(installFakeWrapper, { dialect: 'android', token } as const)
    } else if (row.call.guest ?? guest) await startAsGuests(page)
    else await logInFreshPeople(page)
    for (const fault of names) {
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

test('tracking that fails is nobody’s business on any page', async ({ browser }) => {
  test.setTimeout(240_000)
  await inTabs(browser, PAGES, async (tab, { page, address, stands, guest }) => {
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
  })
})
