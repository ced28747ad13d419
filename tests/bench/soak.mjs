import { setTimeout as sleep } from 'node:timers/promises'
import { heapOf, cardNames, openPhone, settle } from './measure.mjs'
import { trafficOf } from './traffic.mjs'

const PAGES = [
  '/',
  '/manufacturerDetail/10001',
  '/sign-in',
  '/manufacturerDetail/10002',
  '/rewardRules',
]
const STAY = 700

/**
 * Walks round five pages without reloading and holds the heap after 50 steps against the heap after 5.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string }} server
 * @param {number} cards
 */
export async function soak(browser, { origin }, cards) {
  const { context, page, cdp } = await openPhone(browser, cardNames(cards))
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const traffic = trafficOf(cdp)
    await page.goto(`${origin}/mfuwu/`, { waitUntil: 'commit' })
    await settle(page, traffic)
    const marker = await page.evaluate(() => (window.__soak = Math.random()))
    let after5 = 0
    for (let step = 1; step <= 50; step += 1) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', `/mfuwu${path}`)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        },
        PAGES[step % PAGES.length],
      )
      await sleep(STAY)
      if (step === 5) after5 = await heapOf(cdp)
    }
    const after50 = await heapOf(cdp)
    const whole = (await page.evaluate(() => window.__soak)) === marker
    return { after5, after50, growth: after50 / after5, whole }
  } finally {
    await context.close()
  }
}
