import { preview } from 'vite'
import { cardNames, openPhone } from './measure.mjs'

const SLOW_MS = 24
const RATES = [1, 4]
/** The speed of a flicked page, in CSS pixels a millisecond, however late its frames are. */
const FLICK_SPEED = 2.4
const SCROLL_MS = 6000

/**
 * Watches the frames of a page of the present build, over the sandbox, at this machine's own speed and at a quarter of
 * it. Headless Chromium paints without a graphics card: a phone has one.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ title: string, path: string, begin: (page: import('@playwright/test').Page, slow: () => Promise<void>) => Promise<{ frames: number[], work?: number[] }> }} scene
 * `begin` leads to what moves, calls `slow` there, and answers with the length of each frame in milliseconds
 * @returns {Promise<string>} a table
 */
export async function measureFrames(browser, { title, path, begin }) {
  const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The preview names no address.')
  try {
    const rows = []
    for (const rate of RATES) {
      const { context, page, cdp } = await openPhone(browser, cardNames(10))
      try {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
        await page.goto(origin + path)
        const slow = () => cdp.send('Emulation.setCPUThrottlingRate', { rate })
        rows.push(lineOf(rate, await begin(page, slow)))
      } finally {
        await context.close()
      }
    }
    return [title, ...rows].join('\n')
  } finally {
    await server.close()
  }
}

/** 10,000 rows of the market of plots, flicked through. */
export const measureScroll = (browser) =>
  measureFrames(browser, {
    title: '/real-estate, frames while 10,000 rows are scrolled',
    path: 'real-estate?__state=huge',
    async begin(page, slow) {
      await page.getByRole('listitem').first().waitFor()
      await slow()
      return page.evaluate(scroll, { scrollMs: SCROLL_MS, speed: FLICK_SPEED })
    },
  })

/** In the page: the length of each frame while it scrolls down. */
function scroll({ scrollMs, speed }) {
  return new Promise((resolve) => {
    const frames = []
    const began = performance.now()
    let last = began
    requestAnimationFrame(function next(now) {
      frames.push(now - last)
      window.scrollBy(0, Math.round(speed * (now - last)))
      last = now
      if (now - began < scrollMs) return requestAnimationFrame(next)
      resolve({ frames: frames.slice(1) })
    })
  })
}

function lineOf(rate, { frames, work }) {
  const at = (times, share) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
  const slow = frames.filter((ms) => ms > SLOW_MS).length / Math.max(1, frames.length)
  const ms = (time) => `${time.toFixed(1)} ms`
  return [
    `${rate}× CPU throttling:`,
    `p50 ${ms(at(frames, 0.5))}, p95 ${ms(at(frames, 0.95))},`,
    `over ${SLOW_MS} ms ${(slow * 100).toFixed(1)} %, ${frames.length} frames`,
    ...(work ? [`; script in a frame p50 ${ms(at(work, 0.5))}, p95 ${ms(at(work, 0.95))}`] : []),
  ].join(' ')
}
