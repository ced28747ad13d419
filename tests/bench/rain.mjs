import { measureFrames } from './frames.mjs'

/** The play of a practice takes 15 s; the count-in and the last second are not looked at. */
const WATCHED_MS = 13_000
/** Taps while it is watched, so that bursts and numbers are drawn, too. */
const TAP_EVERY_MS = 160

/** Plays a practice of the red packet rain and measures its frames. */
export const measureRain = (browser) =>
  measureFrames(browser, {
    title: '/redPacket, frames of a practice',
    path: 'redPacket',
    async begin(page, slow) {
      await page.getByRole('button', { name: '试玩一下' }).click()
      await slow()
      await page.locator('[data-stage="PLAY"]').waitFor()
      return page.evaluate(watch, { watchedMs: WATCHED_MS, tapEveryMs: TAP_EVERY_MS })
    },
  })

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
