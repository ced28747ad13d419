import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openNear } from './campaigns.mjs'
import { settle } from './measure.mjs'
import { ROUTES, logInFor, sandboxApi } from './routes.mjs'
import { startServer } from './server.mjs'
import { trafficOf } from './traffic.mjs'

const WEB_VITALS = readFileSync(
  new URL('../../node_modules/web-vitals/dist/web-vitals.iife.js', import.meta.url),
  'utf8',
)
const TAPS = 10
/** Between two taps: an answer has come, and its animation has ended. */
const PAUSE_MS = 600
const TAP_LIMIT_MS = 1500

/**
 * Interaction to Next Paint of each page over ten taps, as web-vitals measures it: on the buttons of the page from top to
 * bottom, with Escape after each.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ dist: string, names: string[] }} options
 * @returns {Promise<string>} a table, the slowest page first
 */
export async function measureInp(browser, { dist, names }) {
  const server = await startServer(dist, { api: await sandboxApi() })
  const rows = ROUTES.filter(
    ({ path }) => names.length === 0 || names.includes(path.split(/[/?]/)[0] ?? ''),
  )
  const found = []
  try {
    for (const row of rows) found.push({ path: row.path, ...(await inpOf(browser, server, row)) })
  } finally {
    await server.close()
  }
  const lines = found
    .sort((one, other) => other.inp - one.inp)
    .map(({ path, inp, what, taps }) => `| /${path.split('?')[0]} | ${inp} | ${what} | ${taps} |`)
  return ['| page | INP, ms | slowest on | taps |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  )
}

async function inpOf(browser, { origin }, { path, person }) {
  const { context, page, cdp } = await openNear(browser)
  try {
    if (person) await logInFor(page)
    await page.addInitScript({ content: `${WEB_VITALS};(${String(watchInp)})(webVitals)` })
    const address = `${origin}/mfuwu/${path}`
    await page.goto(address, { waitUntil: 'commit' })
    await settle(page, trafficOf(cdp), { cards: false })
    let taps = 0
    for (let at = 0; at < TAPS; at += 1) {
      const buttons = page.locator('button:visible:enabled')
      const count = await buttons.count()
      if (count === 0) break
      // A button that something covers, or that went, is left out.
      await buttons
        .nth(at % count)
        .tap({ timeout: TAP_LIMIT_MS })
        .then(() => (taps += 1))
        .catch(() => {})
      await sleep(PAUSE_MS)
      await page.keyboard.press('Escape')
      await sleep(PAUSE_MS)
    }
    return { taps, ...(await page.evaluate(() => window.__inp)) }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function watchInp({ onINP }) {
  window.__inp = { inp: 0, what: '' }
  onINP(
    ({ value, entries }) => {
      const what = entries[0]?.target?.textContent?.trim().slice(0, 20) ?? ''
      window.__inp = { inp: value, what }
    },
    // Without it a page whose taps are all fast has no figure.
    { reportAllChanges: true, durationThreshold: 16 },
  )
}
