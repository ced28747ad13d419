import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { BUDGETS, standing, written } from './budgets.mjs'

/** @typedef {import('./budgets.mjs').Result} Result */

const OUT = new URL('./out/', import.meta.url)
const PAGE = new URL('../../docs/performance.md', import.meta.url)

/** @type {[title: string, cards: number, key: string, unit: 'ms' | 'kB'][]} */
const COLUMNS = [
  ['FCP', 50, 'fcp', 'ms'],
  ['LCP', 50, 'lcp', 'ms'],
  ['ready', 50, 'ready', 'ms'],
  ['repeat', 50, 'repeat', 'ms'],
  ['TBT', 50, 'tbt', 'ms'],
  ['JS kB', 50, 'neededJs', 'kB'],
  ['1,000: ready', 1000, 'ready', 'ms'],
  ['1,000: TBT', 1000, 'tbt', 'ms'],
]

/** The commit that was measured; a `+` means that src or index.html had changes on top of it. */
export function commit() {
  try {
    const git = (...words) =>
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const changed = git(
      'status',
      '--porcelain',
      '--',
      'src',
      'index.html',
      'public',
      'vite',
      'vite.config.ts',
    )
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

/** @param {object} report */
export async function writeLatest(report) {
  await mkdir(OUT, { recursive: true })
  await writeFile(new URL('latest.json', OUT), `${JSON.stringify(report, undefined, 2)}\n`)
}

/**
 * Appends this run's row and puts its figures beside the budgets.
 * @param {Result} result
 * @param {{ date: string, commit: string }} about
 */
export async function writePage(result, about) {
  const page = await readFile(PAGE, 'utf8')
  const withBudgets = between(page, 'budgets', () => budgetTable(result, about))
  await writeFile(
    PAGE,
    between(withBudgets, 'runs', (rows) => `${rows || head()}\n${row(result, about)}`),
  )
}

/**
 * Writes down what each page loads before its main data: `tests/bytes.mjs` holds the pages to it.
 * @param {ReturnType<typeof import('../pageBytes.mjs').pageBytes>} pages
 * @param {{ date: string, commit: string }} about
 */
export async function writePageBytes(pages, { date, commit }) {
  const page = await readFile(PAGE, 'utf8')
  const lines = pages.map(
    ({ name, bytes, requests }) => `| /${name} | ${(bytes / 1000).toFixed(1)} | ${requests} |`,
  )
  const head = [`| ${date}, ${commit} | kB | requests |`, '| --- | --- | --- |']
  await writeFile(
    PAGE,
    between(page, 'pages', () => [...head, ...lines].join('\n')),
  )
}

/** @param {(inside: string) => string} change */
function between(page, name, change) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has lost its ${start} … ${end} marks.`)
  const inside = change(page.slice(from + start.length, to).trim())
  return `${page.slice(0, from + start.length)}\n\n${inside}\n\n${page.slice(to)}`
}

function budgetTable(result, { date, commit }) {
  const rows = BUDGETS.map((budget) => {
    const { value, state } = standing(budget, result)
    const mark = state === 'over' ? `**${written(budget, value)} over**` : written(budget, value)
    const unit = budget.unit === '×' || budget.unit === '' ? '' : ` ${budget.unit}`
    return `| ${budget.what} | ${budget.now}${unit} | ${budget.goal}${unit} | ${mark} |`
  })
  return [
    `| what | budget now | goal | ${date}, ${commit} |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const head = () =>
  [
    `| date | commit | ${COLUMNS.map(([title]) => title).join(' | ')} | menu | detail | over budget |`,
    `| ${Array.from({ length: COLUMNS.length + 5 }, () => '---').join(' | ')} |`,
  ].join('\n')

/** A time is followed by its ratio to the client-rendered limit of the same run; LCP by its ratio to the static one. */
function row(result, { date, commit }) {
  const cells = COLUMNS.map(([, cards, key, unit]) => {
    const trio = result.byCards[cards]
    const value = trio?.product[key] ?? null
    const against = trio?.[key === 'lcp' ? 'static' : 'minimal'][key]
    const ratio =
      unit === 'ms' && key !== 'tbt' && value && against ? ` (${(value / against).toFixed(2)})` : ''
    return value === null
      ? '–'
      : `${unit === 'kB' ? (value / 1000).toFixed(1) : Math.round(value)}${ratio}`
  })
  const tap = (key) => {
    const value = result.byCards[50]?.product[key] ?? null
    return value === null ? '–' : String(Math.round(value))
  }
  const over = BUDGETS.filter((budget) => standing(budget, result).state === 'over').length
  return `| ${[date, commit, ...cells, tap('menu'), tap('detail'), over].join(' | ')} |`
}
