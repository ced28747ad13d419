/**
 * Runs inside the page before anything of its own. Notes when the last card is in the DOM, when the first cards are
 * painted, and what the browser reports about paints, shifts and long tasks. It looks at added nodes only, so that it
 * costs every page about the same, and little.
 * @param {{ last: string, first: string[] }} names
 */
export function probe({ last, first }) {
  if (!location.protocol.startsWith('http') || globalThis !== window.top) return
  const seen = {
    ready: 0,
    usable: 0,
    fcp: 0,
    lcp: 0,
    cls: 0,
    blocked: 0,
    lastLongTask: 0,
    painted: {},
  }
  Object.defineProperty(window, '__bench', { value: seen })

  const watch = (type, note) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50)
    seen.lastLongTask = entry.startTime + entry.duration
  })
  let window_ = { from: 0, to: 0, sum: 0 }
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const goesOn = entry.startTime - window_.to < 1000 && entry.startTime - window_.from < 5000
    window_ = goesOn ? window_ : { from: entry.startTime, to: 0, sum: 0 }
    window_.to = entry.startTime
    window_.sum += entry.value
    seen.cls = Math.max(seen.cls, window_.sum)
  })

  const onScreen = new IntersectionObserver((entries) => {
    const names = entries
      .filter((entry) => entry.isIntersecting)
      .map((entry) => nameOf.get(entry.target))
    if (names.length > 0)
      afterPaint(() => names.forEach((name) => (seen.painted[name] ??= performance.now())))
  })
  const nameOf = new WeakMap()
  const missing = new Set(first)

  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      if (type === 'attributes') {
        // The shell is inert until the app has taken its place.
        if (target.id === 'root' && !target.hasAttribute('inert')) seen.usable ||= performance.now()
      } else for (const node of type === 'characterData' ? [target] : addedNodes) look(node)
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['inert'],
  })

  function look(node) {
    if (node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return
    const text = node.textContent ?? ''
    if (!seen.ready && text.includes(last)) seen.ready = performance.now()
    if (missing.size === 0 || ![...missing].some((name) => text.includes(name))) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let leaf = walker.currentNode; leaf; leaf = walker.nextNode()) {
      const name =
        leaf.nodeType === Node.TEXT_NODE &&
        leaf.parentElement &&
        [...missing].find((one) => leaf.data.includes(one))
      if (!name || !leaf.parentElement) continue
      missing.delete(name)
      nameOf.set(leaf.parentElement, name)
      onScreen.observe(leaf.parentElement)
    }
  }

  function afterPaint(then) {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    port2.postMessage(0)
  }
}

/**
 * Runs inside the page: from the next finger down, waits for the words to be shown, and returns the time to their
 * paint.
 * @param {{ words: string, timeout: number, inView: boolean }} wanted
 * @returns {Promise<number | null>} null when they were shown before the finger, or never
 */
export function untilShown({ words, timeout, inView }) {
  const shows = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = /** @type {Text} */ (walker.currentNode)
      if (
        !data.includes(words) ||
        !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      const { width, height, top, right, bottom, left } = parentElement.getBoundingClientRect()
      const near = right > 0 && left < innerWidth && (!inView || (bottom > 0 && top < innerHeight))
      if (width > 0 && height > 0 && near) return true
    }
    return false
  }
  if (shows()) return Promise.resolve(null)
  return new Promise((resolve) => {
    setTimeout(resolve, timeout, null)
    const begin = (/** @type {PointerEvent} */ { timeStamp }) => {
      const frame = () => {
        if (!shows()) return requestAnimationFrame(frame)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        return port2.postMessage(0)
      }
      requestAnimationFrame(frame)
    }
    addEventListener('pointerdown', begin, { capture: true, once: true })
  })
}
