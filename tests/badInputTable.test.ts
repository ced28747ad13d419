import { expect, test } from 'vitest'
import type { PageRow } from './support/badInput/rows'
import { PATHS, callsOf } from './support/pageCalls'

/** The login form has its own rows, for all pages. */
const LOGIN = '/src/kit/login/'

const modules = import.meta.glob<{ badInput: PageRow }>(
  ['/src/{pages,campaigns}/*/badInput.ts', '/src/kit/login/badInput.ts'],
  { eager: true },
)
const pages = import.meta.glob(['/src/campaigns/*/route.ts', '/src/pages/*/*Page.tsx'])
const folders = [...Object.keys(pages).map((path) => path.replace(/[^/]+$/, '')), LOGIN]

/** The frame stands around these. */
const FRAMED = ['/src/pages/home/', '/src/pages/provider-detail/']
const foldersOf = (folder: string) => (FRAMED.includes(folder) ? [folder, '/src/frame/'] : [folder])

/** The workbench shows the kit's parts, and makes some calls to fill them: those go wrong on the pages that have them. */
const WORKBENCH = 'test'
const TO_FILL_PARTS = [
  'getPrivacyByType',
  'lookUpMoment',
  'passportLogin',
  'sendSmsCode',
  'skipTask',
]

/** Where pages share what makes calls. */
const SHARED = /^\/src\/(?:kit\/|session\/tradeToken)/

/** Only a write of money or assets has its number from the platform. */
const PAID = ['exchange', 'lh-exchange', 'give-gift', 'asset-debut', 'qiXi', 'real-estate']

/** The paths of the calls that a page makes, but for those of the login form. */
function madeBy(folder: string): string[] {
  const page = folder.split('/').at(-2) ?? ''
  const isWorkbench = page === WORKBENCH
  const names = callsOf(foldersOf(folder), {
    follows: (file) => SHARED.test(file) && !file.startsWith(LOGIN) && !isWorkbench,
  })
  return names
    .filter((name) => !isWorkbench || !TO_FILL_PARTS.includes(name))
    .filter((name) => name !== 'getBizNo' || PAID.includes(page))
    .map(pathOf)
}

const pathOf = (name: string) => PATHS.get(name) ?? ''
const rowsOf = (folder: string) => modules[`${folder}badInput.ts`]?.badInput.calls ?? []
const ROWS = folders.flatMap((folder) =>
  rowsOf(folder).map((row) => ({ folder, when: '', ...row })),
)
const MADE = folders.flatMap((folder) => madeBy(folder).map((path) => ({ folder, path })))

/** The end of a row's path as the code has it, with the id that it ends in. */
const endOf = ({ call }: { call: string }) => call.replace(/\/\d+$/, '/{id}')

test('the pages make calls', () => {
  expect(folders.length).toBeGreaterThan(15)
  expect(new Set(MADE.map(({ path }) => path)).size).toBeGreaterThan(25)
})

test.each(folders)('%s has rows', (folder) => {
  expect(rowsOf(folder).length).toBeGreaterThan(0)
})

test.each(MADE)('$folder: $path goes wrong in every way', ({ folder, path }) => {
  expect(rowsOf(folder).some((row) => path.endsWith(endOf(row)))).toBe(true)
})

test('no row is of a call that its page does not make', () => {
  const isMade = ({ folder, ...row }: { folder: string; call: string }) =>
    [...madeBy(folder), ...madeBy(LOGIN)].some((path) => path.endsWith(endOf(row)))
  expect(ROWS.filter((row) => !isMade(row))).toEqual([])
})

test.each(ROWS)('$folder $call $when: overtaken, or in words why not', ({ overtaken }) => {
  expect(overtaken).toBeTruthy()
})

test.each(ROWS.filter(({ main }) => main))('$folder $call: the state is named', ({ states }) => {
  expect(states).toBeDefined()
})
