import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { ROUTES, sandboxApi } from './bench/routes.mjs'
import { startServer } from './bench/server.mjs'
import { findBrowser } from './support/browser.mjs'

/*
 * `npm run lighthouse -- sign-in territory`: Lighthouse's phone on the present `dist`, over the sandbox, as a guest.
 * Without names: on all pages. It is fetched for the run, because nothing else needs it. `--cpu 2`: on a slow machine, how
 * many times slower the processor is made (4).
 */

const run = promisify(execFile)
const LIGHTHOUSE = 'lighthouse@12.8.2'
const LIMITS = { performance: 97, accessibility: 100, lcp: 1500, tbt: 200, cls: 0 }

if (!existsSync('dist/index.html')) throw new Error('There is no dist: npm run build.')
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { cpu: { type: 'string', default: '4' } },
})
const server = await startServer('dist', { api: await sandboxApi() })
const rows = []
try {
  for (const { path } of ROUTES) {
    const name = path.split(/[/?]/)[0] ?? ''
    if (names.length === 0 || names.includes(name || 'home'))
      rows.push({ path, ...(await measure(path)) })
  }
} finally {
  await server.close()
}

async function measure(path) {
  const { stdout } = await run(
    'npx',
    [
      '-y',
      LIGHTHOUSE,
      `${server.origin}/mfuwu/${path}`,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility',
      `--throttling.cpuSlowdownMultiplier=${values.cpu}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser({ whole: true }) }, maxBuffer: 2 ** 27 },
  )
  const { categories, audits } = JSON.parse(stdout)
  const value = (audit) => audits[audit].numericValue
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

const isMissed = (row) =>
  row.performance < LIMITS.performance ||
  row.accessibility < LIMITS.accessibility ||
  ['lcp', 'tbt', 'cls'].some((name) => row[name] > LIMITS[name])

console.table(
  Object.fromEntries(
    rows.map(({ path, ...figures }) => [
      `/${path.split('?')[0]}`,
      { ...figures, '': isMissed(figures) ? 'missed' : '' },
    ]),
  ),
)
if (rows.some(isMissed)) process.exitCode = 1
