import { preview } from 'vite'
import { cardNames, openPhone } from './measure.mjs'

/** The play of a practice takes 15 s; the count-in and the last second are not looked at. */
const WATCHED_MS = 13_000
const SLOW_MS = 24
/** Taps while it is watched, so that bursts and numbers are drawn, too. */
const TAP_EVERY_MS = 160
const RATES = [1, 4]

/**
 * Plays a practice of the red packet rain on the build that stands and measures its frames, at this machine's own speed
 * and at a quarter of it. Headless Chromium paints without a graphics card: a phone has one.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<string>} a table
 */
export async function measureRain(browser) {
  const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The preview names no address.')
  try {
    const rows = []
    for (const rate of RATES) rows.push(lineOf(rate, await play(browser, origin, rate)))
    return ['/redPacket, frames of a practice', ...rows].join('\n')
  } finally {
    await server.close()
  }
}

async function play(browser, origin, rate) {
  const { context, page, cdp } = await openPhone(browser, cardNames(10))
  try {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.goto(`${origin}redPacket`)
    await page.getByRole('button', { name: '试玩一下' }).click()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    await page.locator('[data-stage="PLAY"]').waitFor()
    return await page.evaluate(watch, { watchedMs: WATCHED_MS, tapEveryMs: TAP_EVERY_MS })
  } finally {
    await context.close()
  }
}

/** In the page: the length of each frame, and of the work in it, while a finger taps at the rain. */
function watch({ watchedMs, tapEveryMs }) {
  const canvas = document.querySelector('dialog canvas')
  const box = canvas.getBoundingClientRect()
  let taps = 0
  const tap = () => {
    taps += 1
    const clientX = box.left + box.width * ((taps * 0.37) % 1)
    const clientY = box.top + box.height * (0.2 + ((taps * 0.23) % 0.6))
    const init = { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY }
    canvas.dispatchEvent(new PointerEvent('pointerdown', init))
  }
  return new Promise((resolve) => {
    const frames = []
    const work = []
    let last = performance.now()
    const began = last
    const timer = setInterval(tap, tapEveryMs)
    const own = window.requestAnimationFrame
    window.requestAnimationFrame = (draw) =>
      own.call(window, (now) => {
        const start = performance.now()
        draw(now)
        work.push(performance.now() - start)
      })
    own.call(window, function next(now) {
      frames.push(now - last)
      last = now
      if (now - began < watchedMs) return own.call(window, next)
      clearInterval(timer)
      window.requestAnimationFrame = own
      resolve({ frames: frames.slice(1), work })
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
    `over ${SLOW_MS} ms ${(slow * 100).toFixed(1)} %, ${frames.length} frames;`,
    `script in a frame p50 ${ms(at(work, 0.5))}, p95 ${ms(at(work, 0.95))}`,
  ].join(' ')
}
