/* The budgets of docs/performance.md as data: what is compared with what, and the limit now and in the end. */

/**
 * @typedef {Record<string, number | null>} Figures medians of one page
 * @typedef {{ product: Figures, static: Figures, minimal: Figures }} Trio
 * @typedef {{ byCards: Record<number, Trio>, taps?: import('./campaigns.mjs').Times, frames?: import('./campaigns.mjs').Times }} Result
 * @typedef {{ what: string, unit: 'kB' | 'ms' | '×' | '', now: number, goal: number, of: (result: Result) => number | null | undefined }} Budget
 */

const at = (/** @type {Result} */ result, /** @type {number} */ cards) => result.byCards[cards]
const ratio = (above, below) => (above && below ? above / below : null)
const kB = (bytes) => (bytes === null || bytes === undefined ? bytes : bytes / 1000)

/** @type {Budget[]} */
export const BUDGETS = [
  { what: 'HTML', unit: 'kB', now: 8, goal: 5, of: (r) => kB(at(r, 50)?.product.html) },
  {
    what: 'JavaScript before content is ready, fingerprint included',
    unit: 'kB',
    now: 135,
    goal: 110,
    of: (r) => kB(at(r, 50)?.product.neededJs),
  },
  { what: 'CSS', unit: 'kB', now: 8, goal: 5, of: (r) => kB(at(r, 50)?.product.css) },
  {
    what: 'FCP / the client-rendered limit',
    unit: '×',
    now: 1.1,
    goal: 1,
    of: (r) => ratio(at(r, 50)?.product.fcp, at(r, 50)?.minimal.fcp),
  },
  {
    what: 'LCP / the static limit',
    unit: '×',
    now: 1.3,
    goal: 1.1,
    of: (r) => ratio(at(r, 50)?.product.lcp, at(r, 50)?.static.lcp),
  },
  {
    what: 'content ready / the client-rendered limit',
    unit: '×',
    now: 1.15,
    goal: 1,
    of: (r) => ratio(at(r, 50)?.product.ready, at(r, 50)?.minimal.ready),
  },
  {
    what: 'content ready, repeat visit / the client-rendered limit',
    unit: '×',
    now: 2,
    goal: 1.2,
    of: (r) => ratio(at(r, 50)?.product.repeat, at(r, 50)?.minimal.repeat),
  },
  { what: 'TBT (4× CPU)', unit: 'ms', now: 350, goal: 100, of: (r) => at(r, 50)?.product.tbt },
  {
    what: 'CLS (0.00 when rounded)',
    unit: '',
    now: 0.005,
    goal: 0.005,
    of: (r) => at(r, 50)?.product.cls,
  },
  {
    what: '1,000 cards: content ready / the client-rendered limit at 1,000',
    unit: '×',
    now: 1.3,
    goal: 1.1,
    of: (r) => ratio(at(r, 1000)?.product.ready, at(r, 1000)?.minimal.ready),
  },
  {
    what: "1,000 cards / 50 cards: first viewport's cards painted",
    unit: '×',
    now: 1.5,
    goal: 1.1,
    of: (r) => ratio(at(r, 1000)?.product.firstCards, at(r, 50)?.product.firstCards),
  },
  {
    what: 'menu open, tap to painted (4× CPU)',
    unit: 'ms',
    now: 110,
    goal: 70,
    of: (r) => at(r, 50)?.product.menu,
  },
  {
    what: 'detail from home, tap to painted',
    unit: 'ms',
    now: 260,
    goal: 200,
    of: (r) => at(r, 50)?.product.detail,
  },
  {
    what: 'slowest tap on a campaign page, to painted (4× CPU, `--campaigns`)',
    unit: 'ms',
    now: 200,
    goal: 100,
    of: (r) => r.taps && Math.max(...r.taps.map(({ ms }) => ms ?? Infinity)),
  },
  {
    what: 'slowest moving scene, a frame at 4× CPU: 50 a second, goal 60 (`--campaigns`)',
    unit: 'ms',
    now: 20,
    goal: 17,
    of: (r) => r.frames && Math.max(...r.frames.map(({ ms }) => ms ?? Infinity)),
  },
]

/** First paints of the baselines on a machine at rest, in ms: medians of 2026-11-22 (docs/performance.md). */
const REFERENCE = { static: 340, minimal: 270 }

/**
 * How much later the baselines painted than on a machine at rest: at 1.4 a time means little.
 * @param {Result} result
 */
export function slowness(result) {
  const trio = at(result, 50)
  const still = ratio(trio?.static.fcp, REFERENCE.static)
  const least = ratio(trio?.minimal.fcp, REFERENCE.minimal)
  return still && least ? (still + least) / 2 : null
}

/**
 * @param {Budget} budget
 * @param {Result} result
 * @returns {{ value: number | null, state: 'goal' | 'kept' | 'over' | 'not measured' }}
 */
export function standing(budget, result) {
  const value = budget.of(result) ?? null
  if (value === null) return { value, state: 'not measured' }
  if (value <= budget.goal) return { value, state: 'goal' }
  return { value, state: value <= budget.now ? 'kept' : 'over' }
}

/**
 * @param {(number | null)[]} values
 * @returns {number | null} null when the figure is missing in half of the runs or more
 */
export function median(values) {
  const known = values
    .filter((value) => value !== null && value !== undefined)
    .sort((a, b) => a - b)
  if (known.length * 2 <= values.length) return null
  const middle = Math.floor(known.length / 2)
  return known.length % 2 === 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2
}

/**
 * @param {Budget} budget
 * @param {number | null} value
 */
export function written({ unit }, value) {
  if (value === null) return '–'
  if (unit === 'ms') return `${Math.round(value)} ms`
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  return unit === '×' ? value.toFixed(2) : value.toFixed(3)
}
