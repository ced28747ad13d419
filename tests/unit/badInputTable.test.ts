import { expect, test } from 'vitest'
import { PAGES } from '../support/badInputTable'
import { PATHS, callsOf } from '../support/pageCalls'

/** Where each page's code is. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  home: ['/src/pages/home/', '/src/frame/'],
  manufacturerDetail: ['/src/pages/provider-detail/', '/src/frame/'],
  'trends-detail': ['/src/pages/moment-detail/'],
}
const foldersOf = (page: string) => FOLDERS[page] ?? [`/src/campaigns/${page}/`]

/** The workbench shows the kit's parts, and makes some calls to fill them: those go wrong on the pages that have them. */
const WORKBENCH = 'test'
const TO_FILL_PARTS = [
  'getPrivacyByType',
  'lookUpMoment',
  'passportLogin',
  'sendSmsCode',
  'skipTask',
]

/** Only a write of money or assets has its number from the platform. */
const PAID = ['exchange']

/** The names of the calls that a page makes. */
function madeBy(page: string): string[] {
  if (page === WORKBENCH)
    return callsOf(foldersOf(page), false).filter((name) => !TO_FILL_PARTS.includes(name))
  return callsOf(foldersOf(page)).filter((name) => name !== 'getBizNo' || PAID.includes(page))
}

const MADE = PAGES.flatMap(({ page }) => madeBy(page).map((name) => ({ page, name })))
const CALLED = [...new Set(MADE.map(({ name }) => PATHS.get(name) ?? ''))]
const ROWS = PAGES.flatMap(({ page, calls }) => calls.map((call) => ({ page, when: '', ...call })))

/** The end of a row's path as the code has it, with the id that it ends in. */
const endOf = ({ call }: { call: string }) => call.replace(/\/\d+$/, '/{id}')

/** Tracking is the pages' part that no page looks at: one page has its rows. */
const isTracking = ({ call }: { call: string }) => call.startsWith('/buriedPoint/')

test('the pages make calls', () => {
  expect(PAGES).toHaveLength(13)
  expect(CALLED.length).toBeGreaterThan(30)
})

test.each(MADE)('$page: $name goes wrong in every way', ({ page, name }) => {
  const path = PATHS.get(name) ?? ''
  const rows = ROWS.filter((row) => row.page === page)
  expect(rows.some((row) => path.endsWith(endOf(row)))).toBe(true)
})

test('no row is of a call that its page does not make', () => {
  const isMade = (row: { page: string; call: string }) =>
    madeBy(row.page).some((name) => PATHS.get(name)?.endsWith(endOf(row)))
  expect(ROWS.filter((row) => !isTracking(row) && !isMade(row))).toEqual([])
})

test.each(ROWS)('$page $call $when: overtaken, or in words why not', ({ overtaken }) => {
  expect(overtaken).toBeTruthy()
})

test.each(ROWS.filter(({ main }) => main))('$page $call: the state is named', ({ becomes }) => {
  expect(becomes).toBeDefined()
})
