import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, targetOf, textOf } from './support/modules'

/*
 * A campaign is deleted with its folder, its line in the route table and its browser tests
 * (`tests/e2e/<name>.spec.ts`), by `npm run campaign -- remove`. This test finds other references to the folder. It
 * does not look at addresses: a link to a page that is gone opens home or the app.
 */

const ROUTE_TABLE = 'src/app/routes.tsx'
/** Written anew by `npm run contract`. */
const WRITTEN = 'docs/specification.md'

const CAMPAIGNS = readdirSync('src/campaigns')

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const isOwn = (path: string, campaign: string) =>
  path.startsWith(`src/campaigns/${campaign}/`) ||
  path === `tests/e2e/${camelCase(campaign)}.spec.ts` ||
  path === WRITTEN

const routeLine = (campaign: string) =>
  new RegExp(
    `(?:page|campaign)\\(\\s*'/[^']+',\\s*\\(\\) =>\\s*import\\('@/campaigns/${campaign}/route'\\),?\\s*\\),`,
  )

/** The campaigns that a file names though it is not theirs: by a path anywhere in its text, or by a relative import. */
function namedIn(path: string, text: string, campaigns: readonly string[]): string[] {
  const isCode = /\.[cm]?[jt]sx?$/.test(path) && path !== ROUTE_TABLE
  const targets = isCode ? importsOf(path, text).map((specifier) => targetOf(specifier, path)) : []
  return campaigns.filter((campaign) => {
    if (isOwn(path, campaign)) return false
    const rest = path === ROUTE_TABLE ? text.replace(routeLine(campaign), '') : text
    const isNamed = new RegExp(`campaigns/${campaign}(?![\\w-])`).test(rest)
    return isNamed || targets.some((target) => isIn(target, campaign))
  })
}

const isIn = (target: string | null, campaign: string) =>
  `${target}/`.startsWith(`src/campaigns/${campaign}/`)

test.each([
  ['src/kit/a.test.ts', "import { a } from '@/campaigns/sale/a'"],
  ['src/campaigns/other/a.test.ts', "import { a } from '../sale/a'"],
  ['src/campaigns/other/a.test.ts', "vi.mock('@/campaigns/sale/a')"],
  ['tests/e2e/other.spec.ts', "import type { A } from '../../src/campaigns/sale/a'"],
  ['tests/support/a.ts', "const page = () => import('@/campaigns/sale/route')"],
  ['docs/architecture.md', 'See `src/campaigns/sale`.'],
  [ROUTE_TABLE, "import { load } from '@/campaigns/sale/loader'"],
  [ROUTE_TABLE, "const page = () => import('@/campaigns/sale/route')"],
])('finds what %s says: %s', (path, text) => {
  expect(namedIn(path, text, ['sale', 'sale-end'])).toEqual(['sale'])
})

test.each([
  ['src/campaigns/sale/a.test.ts', "import { a } from './deep/a'"],
  ['tests/e2e/sale.spec.ts', "import { a } from '../../src/campaigns/sale/a'"],
  [ROUTE_TABLE, "  campaign('/sale', () => import('@/campaigns/sale/route')),"],
  ['src/kit/a.ts', "export const address = '/sale'"],
])('lets %s say: %s', (path, text) => {
  expect(namedIn(path, text, ['sale'])).toEqual([])
})

test.each(CAMPAIGNS)('%s has its line in the route table', (campaign) => {
  expect(textOf(ROUTE_TABLE)).toMatch(routeLine(campaign))
})

test('nothing else names a campaign’s folder', () => {
  const rootFiles = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map(({ name }) => name)
  const folders = ['src', 'tests', 'vite', 'docs', '.ci'].filter((folder) => existsSync(folder))
  const files = [...rootFiles, ...folders.flatMap(filesUnder)].filter((path) =>
    /\.([cm]?[jt]sx?|css|json|md|html)$|^\.ci\//.test(path),
  )
  expect(files.length).toBeGreaterThan(900)
  const named = files
    .map((path) => ({ path, campaigns: namedIn(path, textOf(path), CAMPAIGNS) }))
    .filter(({ campaigns }) => campaigns.length > 0)
  expect(named).toEqual([])
})
