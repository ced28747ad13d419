import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median, slowness } from './budgets.mjs'
import { measureCampaigns } from './campaigns.mjs'
import { cpu, launch, visit } from './measure.mjs'
import { measureRain } from './rain.mjs'
import { measureInp } from './inp.mjs'
import { measureScroll } from './frames.mjs'
import { pageBytes } from '../pageBytes.mjs'
import { commit, writeLatest, writePage, writePageBytes } from './record.mjs'
import { budgetLines, overruns, tables } from './report.mjs'
import { measureRoutes } from './routes.mjs'
import { startServer } from './server.mjs'
import { soak } from './soak.mjs'

const HELP = `npm run bench -- [options]
  --quick       one visit with 50 cards; writes no row
  --runs 5      runs of each page, interleaved, with three visits at 50 cards; the medians count
  --cards 10,50,100,1000
  --no-build    measure the present dist
  --cpu 4       how many times slower the processor is made; with another value than 4 no row is written
  --dist DIR    measure another build; builds nothing and writes no row
  --campaigns   also tap through the campaign pages of the present dist, and watch their scenes' frames
  --no-row      write no row into docs/performance.md
  --routes      only first and repeat visits of the other routes, or of those named behind the options
  --inp         only INP over ten taps of each page, or of those named behind the options
  --bytes       only what each page loads before its main data, written into docs/performance.md
  --rain        only the frames of a practice of /redPacket
  --scroll      only the frames while 10,000 rows of /real-estate are scrolled
  --soak        only a walk of 200 steps round all pages: heap, nodes, listeners and timers
  --h2          with --routes: over HTTP/2 in place of HTTP/1.1
  --line        with --routes: over a line that all files share, as a real one, in place of Chromium's emulation
  --app         with --routes: inside the Android app
`
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PAGES = /** @type {const} */ ({
  product: '/mfuwu/',
  static: '/bench/static/',
  minimal: '/bench/minimal/',
})
/** Taps are measured at this size only: their budgets refer to it. */
const TAP_CARDS = 50
/** How often a run opens the pages of that size: paints are quantized by screen frames, so a few mean little. */
const VISITS = 3
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`)

function options() {
  const { values, positionals } = parseArgs({
    allowNegative: true,
    options: {
      help: { type: 'boolean' },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      cards: { type: 'string' },
      build: { type: 'boolean', default: true },
      dist: { type: 'string' },
      cpu: { type: 'string', default: '4' },
      soak: { type: 'boolean', default: false },
      campaigns: { type: 'boolean', default: false },
      row: { type: 'boolean', default: true },
      routes: { type: 'boolean', default: false },
      inp: { type: 'boolean', default: false },
      bytes: { type: 'boolean', default: false },
      rain: { type: 'boolean', default: false },
      scroll: { type: 'boolean', default: false },
      h2: { type: 'boolean', default: false },
      line: { type: 'boolean', default: false },
      app: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const runs = Number(values.runs ?? (values.quick ? 1 : 5))
  const cards = (values.cards ?? (values.quick ? '50' : '10,50,100,1000')).split(',').map(Number)
  const visits = values.quick ? 1 : VISITS
  const usualRate = cpu.rate
  cpu.rate = Number(values.cpu)
  if (!(runs >= 1) || !(cpu.rate >= 1) || cards.some((count) => !(count >= 1 && count <= 9999)))
    throw new Error(HELP)
  return {
    ...values,
    names: positionals,
    runs,
    cards,
    visits,
    row: values.row && !values.quick && !values.dist && cpu.rate === usualRate,
  }
}

async function main() {
  const wanted = options()
  if (wanted.help) {
    say(HELP)
    return
  }
  if (wanted.build && !wanted.dist)
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' })
  const began = Date.now()
  const about = { date: new Date().toISOString().slice(0, 10), commit: commit() }
  if (wanted.bytes) {
    await writePageBytes(pageBytes(), about)
    return
  }
  if (wanted.routes) {
    say(await routesTable(wanted))
    return
  }
  const { dist = 'dist', names } = wanted
  const alone = [
    wanted.inp &&
      (() => inBrowser((browser) => measureInp(browser, { dist: resolve(ROOT, dist), names }))),
    wanted.rain && (() => inBrowser(measureRain)),
    wanted.scroll && (() => inBrowser(measureScroll)),
    wanted.soak && (() => inBrowser(soak)),
  ].filter((each) => each !== false)
  for (const measure of alone) say(await measure())
  if (alone.length > 0) return
  const server = await startServer(resolve(ROOT, wanted.dist ?? 'dist'))
  try {
    const browser = await launch()
    try {
      const measured = await measureAll(browser, server, wanted)
      const campaigns = wanted.campaigns ? await measureCampaigns(browser, wanted.runs) : undefined
      const { taps, frames } = campaigns ?? {}
      const result = { byCards: measured.byCards, taps, frames }
      const notes = [...measured.notes, ...(campaigns?.notes ?? [])]
      report(result, server, notes, began)
      const { runs, cards } = wanted
      await writeLatest({
        ...about,
        runs,
        cards,
        load: loadavg(),
        ...result,
        all: measured.all,
        notes,
      })
      if (wanted.row) await writePage(result, about)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

async function routesTable({ dist = 'dist', runs, names, h2, line, app }) {
  const browser = await launch()
  try {
    return await measureRoutes(browser, { dist: resolve(ROOT, dist), runs, names, h2, line, app })
  } finally {
    await browser.close()
  }
}

/**
 * @param {(browser: import('@playwright/test').Browser) => Promise<string>} measure
 * @param {string[]} [flags]
 */
async function inBrowser(measure) {
  const browser = await launch()
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** The browser's own first page is thrown away. Then every page once in each run, so that what disturbs the machine disturbs all of them. */
async function measureAll(browser, server, { runs, cards, visits }) {
  const all = Object.fromEntries(
    cards.map((count) => [count, { product: [], static: [], minimal: [] }]),
  )
  const notes = new Map()
  await server.prepare(10)
  await visit(browser, { url: server.origin + PAGES.static, cards: 10 })
  for (let run = 1; run <= runs; run += 1) {
    for (const count of cards.flatMap((size) =>
      Array(size === TAP_CARDS ? visits : 1).fill(size),
    )) {
      await server.prepare(count)
      for (const [name, path] of Object.entries(PAGES)) {
        const taps = name === 'product' && count === TAP_CARDS
        const seen = await visit(browser, {
          url: server.origin + path,
          cards: count,
          html: name === 'product' ? server.html : '',
          taps,
        })
        all[count][name].push(seen.figures)
        for (const note of seen.notes.map((words) => `${name}, ${count} cards: ${words}`))
          notes.set(note, (notes.get(note) ?? 0) + 1)
      }
    }
    say(`run ${run} of ${runs} done`)
  }
  return {
    all,
    notes: [...notes].map(([note, times]) => `${note} (${times}×)`),
    byCards: medians(all),
  }
}

function medians(all) {
  const ofPage = (visits) =>
    Object.fromEntries(
      Object.keys(visits[0]).map((key) => [key, median(visits.map((figures) => figures[key]))]),
    )
  return Object.fromEntries(
    Object.entries(all).map(([count, trio]) => [
      count,
      Object.fromEntries(Object.entries(trio).map(([name, visits]) => [name, ofPage(visits)])),
    ]),
  )
}

function report(result, server, notes, began) {
  say(tables(result))
  const times = [...(result.taps ?? []), ...(result.frames ?? [])]
  say(`\n${times.map(({ what, ms }) => `${what}: ${ms?.toFixed(0) ?? '–'} ms`).join('\n')}`)
  say(`\nbudgets\n${budgetLines(result)}`)
  const slow = slowness(result)
  if (slow) say(`\nthe baselines painted ${slow.toFixed(2)} times as late as on a machine at rest`)
  if (server.unknownCalls.size > 0)
    say(`\ncalls that the bench answers with nothing: ${[...server.unknownCalls].join(', ')}`)
  if (notes.length > 0) say(`\nnotes\n${notes.map((note) => `  ${note}`).join('\n')}`)
  if (loadavg()[0] > 3)
    say(`\nthe machine is busy (load ${loadavg()[0].toFixed(1)}): trust the ratios, not the times`)
  say(`\n${overruns(result).length} over budget, ${Math.round((Date.now() - began) / 1000)} s`)
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
