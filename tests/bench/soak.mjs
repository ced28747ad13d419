import { setTimeout as sleep } from 'node:timers/promises'
import { preview } from 'vite'
import { cardNames, openPhone } from './measure.mjs'
import { logInFor, ROUTES } from './routes.mjs'

const STAY_MS = 600
const STEPS = 200
const FIRST_STEPS = 20
/** The allowed growth between the two measurements. */
const MOST = { heap: 1.2, nodes: 1.2, listeners: 1.2, timers: 1.2 }
/** Longer than any wait of the home page itself. */
const REST_MS = 3000

/**
 * Walks round all pages of the present build without reloading, logged in, and compares the heap, the document's nodes,
 * the listeners and the waiting timers after 200 steps with those after a whole round, at the same page. The engine's
 * compiled code is in the same heap, grows for thousands of steps and is dropped when memory is short: it is counted
 * separately (docs/performance.md).
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<string>} a table
 */
export async function soak(browser) {
  const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The preview names no address.')
  const { context, page, cdp } = await openPhone(browser, cardNames(10))
  try {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await cdp.send('Performance.enable')
    await logInFor(page)
    await page.addInitScript(countTimers)
    await page.goto(origin)
    const marker = await page.evaluate(() => (window.__walk = Math.random()))
    const visit = async (path) => {
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, `/mfuwu/${path}`)
      await sleep(STAY_MS)
    }
    const walk = async (from, to) => {
      for (let step = from; step < to; step += 1) await visit(ROUTES[step % ROUTES.length].path)
      await visit('')
      await sleep(REST_MS)
      return lookAt(page, cdp)
    }
    // Every page's code is loaded once before the first look.
    await walk(0, ROUTES.length)
    const early = await walk(0, FIRST_STEPS)
    const late = await walk(FIRST_STEPS, STEPS)
    const isWhole = (await page.evaluate(() => window.__walk)) === marker
    return tableOf(early, late, isWhole)
  } finally {
    await context.close()
    await server.close()
  }
}

async function lookAt(page, cdp) {
  const timers = await page.evaluate(() => window.__timers.size)
  const { all, compiled } = await heapParts(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    heap: all - compiled,
    compiled,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    timers,
  }
}

/** Bytes of the heap after a collection, and how many of them are compiled code with its metadata. */
async function heapParts(cdp) {
  const chunks = []
  const collect = ({ chunk }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  // Twice: what the first one releases may hold more.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[type].indexOf('code')
  const parts = { all: 0, compiled: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    parts.all += nodes[at + size]
    if (nodes[at + type] === code) parts.compiled += nodes[at + size]
  }
  return parts
}

/** Runs inside the page before anything of its own: tracks the pending timers and frames. */
function countTimers() {
  const waiting = new Set()
  Object.defineProperty(window, '__timers', { value: waiting })
  for (const [name, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ]) {
    const [start, stop] = [window[name], window[clear]]
    window[name] = (then, ...rest) => {
      const id = start.call(
        window,
        (...given) => {
          waiting.delete(`${name} ${id}`)
          then(...given)
        },
        ...rest,
      )
      waiting.add(`${name} ${id}`)
      return id
    }
    window[clear] = (id) => {
      // Either of the two ends a timeout and an interval.
      waiting.delete(`${name} ${id}`)
      if (name === 'setTimeout') waiting.delete(`setInterval ${id}`)
      stop.call(window, id)
    }
  }
  const { setInterval, clearTimeout } = window
  window.setInterval = (...given) => {
    const id = setInterval.apply(window, given)
    waiting.add(`setInterval ${Number(id)}`)
    return id
  }
  window.clearInterval = clearTimeout
}

function tableOf(early, late, isWhole) {
  const rows = Object.entries(MOST).map(([name, most]) => {
    const growth = late[name] / early[name]
    const verdict = growth <= most ? 'ok  ' : 'OVER'
    return `${verdict} ${name}: ${early[name]} after ${FIRST_STEPS} steps, ${late[name]} after ${STEPS}: ${growth.toFixed(2)} of ${most}`
  })
  return [
    `${ROUTES.length} pages`,
    ...rows,
    `     compiled code, the engine's: ${early.compiled} and ${late.compiled}`,
    isWhole ? 'ok   one document from beginning to end' : 'OVER a page was loaded anew',
  ].join('\n')
}
