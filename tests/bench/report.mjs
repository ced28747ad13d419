import { BUDGETS, standing, written } from './budgets.mjs'

/** @typedef {import('./budgets.mjs').Result} Result */

const ms = (value) => String(Math.round(value))
const kB = (value) => (value / 1000).toFixed(1)

/** @type {[name: string, key: string, write: (value: number) => string][]} */
const ROWS = [
  ['FCP, ms', 'fcp', ms],
  ['LCP, ms', 'lcp', ms],
  ["first screen's cards painted, ms", 'firstCards', ms],
  ['content ready, ms', 'ready', ms],
  ['content ready on a repeat visit, ms', 'repeat', ms],
  ['TBT, ms', 'tbt', ms],
  ['CLS', 'cls', (value) => value.toFixed(3)],
  ['HTML, kB', 'html', kB],
  ['JS, kB', 'js', kB],
  ['  of it needed for the content, kB', 'neededJs', kB],
  ['CSS, kB', 'css', kB],
  ['images, kB', 'image', kB],
  ['API, kB', 'api', kB],
  ['other, kB', 'other', kB],
  ['heap after collection, MB', 'heap', (value) => (value / 1e6).toFixed(2)],
  ['elements', 'nodes', String],
  ['detail: tap to painted, ms', 'detail', ms],
  ['menu: tap to painted, ms', 'menu', ms],
]

/** @param {Result} result */
export function tables({ byCards }) {
  return Object.entries(byCards)
    .map(([cards, trio]) => {
      const head = ['', 'ours', 'static', 'minimal', '/ static', '/ minimal']
      const rows = ROWS.filter(([, key]) => known(trio.product[key])).map(([name, key, write]) => {
        const [ours, still, least] = [trio.product[key], trio.static[key], trio.minimal[key]]
        const show = (value) => (known(value) ? write(value) : '–')
        return [name, show(ours), show(still), show(least), times(ours, still), times(ours, least)]
      })
      return `\n${cards} cards\n${aligned([head, ...rows])}`
    })
    .join('\n')
}

/** @param {Result} result */
export function budgetLines(result) {
  const rows = BUDGETS.map((budget) => {
    const { value, state } = standing(budget, result)
    const mark = {
      goal: 'goal reached',
      kept: 'kept',
      over: '** OVER BUDGET **',
      'not measured': 'not measured',
    }[state]
    return [budget.what, written(budget, value), `≤ ${budget.now}`, `goal ${budget.goal}`, mark]
  })
  return aligned(rows)
}

/** @param {Result} result */
export const overruns = (result) =>
  BUDGETS.filter((budget) => standing(budget, result).state === 'over')

const known = (value) => value !== null && value !== undefined

const times = (above, below) => (known(above) && below ? (above / below).toFixed(2) : '–')

/** Chinese and combining characters do not occur here: a column is as wide as its longest text. */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n')
}
