import type { RouteObject } from 'react-router-dom'
import { describe, expect, it, test } from 'vitest'
import { routes } from '@/app/routes'
import { filesUnder, textOf } from './support/modules'
import { testTitles } from './support/testTitles'

/*
 * The specification's clauses, each with the titles of the tests that show it: the README.md of the folder that does it.
 */

const SHARED = 'src/api/README.md'
const READMES = filesUnder('src').filter((path) => path.endsWith('README.md'))

interface Clause {
  from: string
  text: string
}

const sectionsOf = (text: string) => text.split(/^## /m).slice(1)
const itemsOf = (section: string) =>
  [...section.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, item = '']) => item.replace(/\n +/g, ' '))

/** The list items of the sections that hold clauses. */
const clausesOf = (from: string, text: string): Clause[] =>
  sectionsOf(text)
    .filter((section) => /^(?:Specification$|Clauses: )/m.test(section))
    .flatMap(itemsOf)
    .map((item) => ({ from, text: item }))

const CLAUSES = READMES.flatMap((path) => clausesOf(path, textOf(path)))

const TITLES = ['src', 'tests', 'vite']
  .flatMap(filesUnder)
  .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
  .map((path) => ({ path, titles: new Set(testTitles(path, textOf(path))) }))

type Titles = typeof TITLES

/** A campaign's tests may only show the clauses of its own README: they are removed with the campaign. */
function mayShow(path: string, from: string): boolean {
  const [, campaign] = /^(src\/campaigns\/[^/]+\/)/.exec(path) ?? []
  return campaign === undefined || from.startsWith(campaign)
}

/** A test of the sandbox shows what the sandbox does, not what the product does. */
const isOfSandbox = (path: string) => path.startsWith('src/sandbox/')

/** The problems of a clause, as text. */
function problemsOf({ from, text }: Clause, titles: Titles): string[] {
  const [, shownBy = ''] = /^.+ → ((?:「[^「」]+」)+)$/.exec(text) ?? []
  if (shownBy === '') return [`not of the form "clause → 「title」「title」": ${text}`]
  const shown = [...shownBy.matchAll(/「([^」]+)」/g)].map(([, title = '']) => ({
    title,
    paths: titles
      .filter((file) => file.titles.has(title) && mayShow(file.path, from))
      .map(({ path }) => path),
  }))
  const missing = shown.filter(({ paths }) => paths.length === 0)
  if (missing.length > 0) return missing.map(({ title }) => `no test is called 「${title}」`)
  return shown.every(({ paths }) => paths.every(isOfSandbox))
    ? [`only the sandbox's own tests show it: ${text}`]
    : []
}

describe('the check', () => {
  const text = "test.each([['one', 1]])('%s is read', () => {})\nit('stays', () => {})"
  const all = `${text}\ntest.skip('rests', () => {})\ndescribe('a list', () => {})`
  const at = (path: string) => [{ path, titles: new Set(testTitles(path, all)) }]
  const problems = (clause: string, path = 'src/lib/a.test.ts', from = SHARED) =>
    problemsOf({ from, text: clause }, at(path))

  it.each(['A → 「stays」', 'A 「b」 → 「one is read」「stays」', 'A → 「%s is read」'])(
    'takes "%s"',
    (clause) => expect(problems(clause)).toEqual([]),
  )

  it.each([
    'A → 「stay」',
    'A → 「stays」「two is read」',
    'A → 「rests」',
    'A → 「a list」',
    'A → `stays`',
    'A → ',
    'A 「stays」',
    'A → 「stays」 and more',
  ])('refuses "%s"', (clause) => expect(problems(clause)).toHaveLength(1))

  it('refuses what the sandbox’s own tests alone show', () => {
    const path = 'src/sandbox/a.test.ts'
    expect(problems('A → 「stays」', path)).toHaveLength(1)
    const both = [...at(path), ...at('src/lib/a.test.ts')]
    expect(problemsOf({ from: SHARED, text: 'A → 「stays」' }, both)).toEqual([])
  })

  it('takes a campaign’s tests for its own README alone', () => {
    const path = 'src/campaigns/sale/a.test.ts'
    expect(problems('A → 「stays」', path, 'src/campaigns/sale/README.md')).toEqual([])
    expect(problems('A → 「stays」', path, 'src/campaigns/sale-end/README.md')).toHaveLength(1)
    expect(problems('A → 「stays」', path)).toHaveLength(1)
  })
})

test.each(CLAUSES)('$from: $text', (clause) => {
  expect(problemsOf(clause, TITLES)).toEqual([])
})

/** The paths of the route table. */
function pathsOf(table: readonly RouteObject[]): string[] {
  return table
    .flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])])
    .filter((path) => path !== '*')
}

const BUILT = pathsOf(routes)

/** The specification's pages; a campaign that has been removed is taken off. */
const SPECIFIED = [
  // Directory and content
  ['/', '/manufacturerDetail/:id', '/trends-detail/:id', '/trends-detail-quest'],
  // Landing
  ['/shareRegister', '/partnerShareRegister', '/fission', '/channel', '/exchangeLogin'],
  // Invitation
  ['/original-resident', '/invent-user', '/partnerRecruitment', '/recommendation-officer'],
  ['/second-life-plan', '/territory-invite', '/personal-guest'],
  // Seasonal
  ['/qiXi', '/asset-debut', '/competition', '/soul', '/territory-carnival'],
  // Daily
  ['/sign-in', '/newcomers', '/entrust', '/redPacket'],
  // Points, money, assets, market
  ['/exchange', '/lh-exchange', '/real-estate', '/give-gift', '/collect-cards'],
  // Worlds and people
  ['/territory', '/plAce', '/warZone', '/aidao-detail', '/opinionRanking', '/shareAddress'],
  ['/shareFinancial', '/chatAI', '/wakeUp'],
  // Rules and utility
  ['/rewardRules', '/opinionScoreRules', '/territoryRules', '/territory-carnival-rule', '/test'],
].flat()

test('the specification’s pages are there', () => {
  expect(SPECIFIED.filter((path) => !BUILT.includes(path))).toEqual([])
})

test('each route, and no other, has a README with clauses', () => {
  const withClauses = READMES.filter((path) => clausesOf(path, textOf(path)).length > 0)
  const named = withClauses.flatMap((path) => /^# `(\/[^`]*)`/.exec(textOf(path))?.[1] ?? [])
  expect(named.sort()).toEqual([...BUILT].sort())
})
