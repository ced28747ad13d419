import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../support/browser.mjs'
import { nameOf } from './fixture.mjs'
import { probe } from './probe.mjs'
import { tapThrough } from './taps.mjs'
import { trafficOf } from './traffic.mjs'

const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  ignoreHTTPSErrors: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
}
/** How many times slower a phone's processor is. On a slow machine less: see docs/performance.md. */
export const cpu = { rate: 4 }
const KBIT = 1000 / 8
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KBIT,
  uploadThroughput: 750 * KBIT,
}
/** Chromium fills a new window's own parts (its address bar is a page too) in about a second, on the same processor. */
const OWN_WINDOW = 1500
const QUIET = 500
const GIVE_UP = 20_000
const FIRST_CARDS = 10

export function launch() {
  const executablePath = findBrowser({ whole: true })
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })
}

/**
 * @typedef {Record<string, number | null>} Figures
 * @typedef {{ figures: Figures, notes: string[] }} Visit
 */

/**
 * One first visit in a fresh context, the taps if requested, and a repeat visit with its cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cards: number, html?: string, taps?: boolean }} target
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { url, cards, html = '', taps = false }) {
  const { context, page, cdp } = await openPhone(browser, cardNames(cards))
  /** @type {string[]} */
  const notes = []
  page.on('pageerror', (error) => notes.push(`page error: ${error.message.split('\n')[0]}`))
  try {
    const traffic = trafficOf(cdp)
    await page.goto(url, { waitUntil: 'commit' })
    if (!(await settle(page, traffic)))
      notes.push('never came to rest: the figures are what stood after 20 s')
    const figures = await collect(page, cdp)
    const loaded = traffic.byKind()
    const neededJs = traffic.needed('js', figures.ready ?? Infinity)
    const inlined = inlinedStyles(html)
    const bytes = {
      ...loaded,
      html: loaded.html - inlined,
      neededJs,
      css: inlined + traffic.needed('css', figures.ready ?? Infinity),
    }
    const tapped = taps ? await tapThrough(page, () => settle(page, traffic), notes) : {}
    const repeat = await repeatVisit(page, url, traffic)
    return {
      figures: { ...figures, ...bytes, ...tapped, repeat },
      notes: [...notes, ...traffic.failures],
    }
  } finally {
    await context.close()
  }
}

/** @param {number} cards */
export function cardNames(cards) {
  const first = Array.from({ length: Math.min(cards, FIRST_CARDS) }, (_, index) => nameOf(index))
  return { last: nameOf(cards - 1), first }
}

/**
 * What the styles inside the HTML add to its bytes on the wire: they are counted as CSS.
 * @param {string} html
 */
function inlinedStyles(html) {
  const size = (/** @type {string} */ text) => brotliCompressSync(text).length
  return size(html) - size(html.replace(/<style>[\s\S]*?<\/style>/g, ''))
}

/**
 * A throttled phone in a context of its own, with the probe in every page.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ last: string, first: string[] }} words what the probe looks for
 * @param {{ emulated?: boolean }} [options] without emulation the network is slowed by somebody else (`line.mjs`)
 */
export async function openPhone(browser, words, { emulated = true } = {}) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (emulated) await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', cpu)
  await page.addInitScript(probe, words)
  await sleep(OWN_WINDOW)
  return { context, page, cdp }
}

/**
 * Waits until the cards are shown, if there are any, and both network and main thread have been quiet for a while. The
 * page is not evaluated before the network is quiet: an evaluation is work of its main thread.
 */
export async function settle(page, traffic, { cards = true } = {}) {
  const end = Date.now() + GIVE_UP
  while (Date.now() < end) {
    await sleep(120)
    if (traffic.quietFor() <= QUIET) continue
    const { complete, ready, still } = await page.evaluate(() => ({
      complete: document.readyState === 'complete',
      ready: window.__bench?.ready > 0,
      still: performance.now() - (window.__bench?.lastLongTask ?? 0),
    }))
    if (complete && (ready || !cards) && still > QUIET) return true
  }
  return false
}

/** @returns {Promise<Figures>} */
async function collect(page, cdp) {
  const seen = await page.evaluate(() => {
    const { ready, fcp, lcp, cls, blocked, painted } = window.__bench
    const times = Object.values(painted)
    return {
      ready: ready || null,
      fcp: fcp || null,
      lcp: lcp || null,
      cls,
      tbt: blocked,
      firstCards: times.length > 0 ? Math.max(...times) : null,
      nodes: document.querySelectorAll('*').length,
    }
  })
  return { ...seen, heap: await heapOf(cdp) }
}

/** Bytes of script memory in use after a full collection. */
export async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}

async function repeatVisit(page, url, traffic) {
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'commit' })
  await settle(page, traffic)
  return /** @type {Promise<number | null>} */ (page.evaluate(() => window.__bench.ready || null))
}
