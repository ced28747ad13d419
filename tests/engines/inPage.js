/*
 * Runs first in every document of the build that is tried: keeps what goes wrong in the tab, and finds what a person taps.
 */
{
  const KEY = 'engines:heard'
  const hear = (text) =>
    sessionStorage.setItem(
      KEY,
      JSON.stringify([...JSON.parse(sessionStorage.getItem(KEY) ?? '[]'), text]),
    )
  const wordsOf = (reason) =>
    reason instanceof Error ? `${reason}\n${reason.stack}` : String(reason)
  const print = console.error
  console.error = (...said) => {
    hear(`console: ${said.map(wordsOf).join(' ')}`)
    print(...said)
  }
  window.addEventListener('unhandledrejection', ({ reason }) =>
    hear(`rejected: ${wordsOf(reason)}`),
  )
  window.addEventListener(
    'error',
    ({ target, message, error }) => {
      // The browser's own note that it has put work off to the next frame: nothing is wrong (src/reports/reporter.ts).
      if (target === window && message.startsWith('ResizeObserver loop')) return
      if (target === window) hear(`thrown: ${message} ${error?.stack}`)
      // Firefox also reports this of a module that is already being loaded.
      else if (target.rel !== 'modulepreload') hear(`not loaded: ${target.outerHTML}`)
    },
    true,
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      hear(`policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
  )

  const squeeze = (text) => text.replace(/\s+/g, ' ').trim()
  const fits = (name, text) => (typeof name === 'string' ? text === name : name.test(text))

  /** The text of an element, without what is hidden from screen readers. */
  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return ''
    return [...node.childNodes].map(textOf).join('')
  }

  function nameOf(element) {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labelled = labels.map((id) => document.getElementById(id)).filter(Boolean)
    const named =
      element.ariaLabel || [...labelled, ...(element.labels ?? [])].map(textOf).join(' ')
    return squeeze(named || element.placeholder || textOf(element))
  }

  const frame = () => new Promise(requestAnimationFrame)
  const middleOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), width, height }
  }

  /** Where a finger meets it: uncovered, and not moving. Otherwise why not. */
  async function place(css, name) {
    const all = [...document.querySelectorAll(css)]
    const found = all.filter((each) => fits(name, nameOf(each)) && each.getClientRects().length > 0)
    let why = `none of ${all.length} is called that`
    for (const element of found) {
      const { x, y, width, height } = middleOf(element)
      const hit = document.elementFromPoint(x, y)
      if (element.contains(hit) || hit?.closest('label')?.control === element) {
        await frame()
        await frame()
        const later = middleOf(element)
        if (later.x === x && later.y === y) return { x, y, width, height }
        why = 'it moves'
      } else {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        why = `under the finger is ${hit?.outerHTML.slice(0, 120)}`
      }
    }
    return { why }
  }

  /** The text is on the page, or the pattern matches it. */
  const shows = (words) =>
    typeof words === 'string'
      ? document.body.innerText.includes(words)
      : words.test(document.body.innerText)

  /** The number of lines of a text. */
  function linesOf(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects().length
  }

  /** The number of colours of a picture or canvas, on a grid of 40 by 40 of its points; 0 while it is not loaded. */
  function coloursOf(css) {
    const source = document.querySelector(css)
    if (!source || source.complete === false) return 0
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 40
    const context = canvas.getContext('2d')
    context.imageSmoothingEnabled = false
    context.drawImage(source, 0, 0, 40, 40)
    return new Set(new Uint32Array(context.getImageData(0, 0, 40, 40).data.buffer)).size
  }

  /** The brightness of every second point of a picture in both ways. */
  function greysOf(css) {
    const source = document.querySelector(css)
    const canvas = document.createElement('canvas')
    canvas.width = source.naturalWidth / 2
    canvas.height = source.naturalHeight / 2
    const context = canvas.getContext('2d')
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const greys = Array.from({ length: data.length / 4 }, (_, at) =>
      String.fromCharCode(data[4 * at + 1]),
    )
    return { width: canvas.width, height: canvas.height, greys: btoa(greys.join('')) }
  }

  /** Undefined once the page is complete for a guest; otherwise what is missing. */
  function unfinished() {
    if (document.readyState !== 'complete') return 'still loading'
    if (document.querySelector('html[data-entry], [aria-busy="true"]')) return 'still busy'
    if (!/[一-鿿]{2}/.test(document.body.innerText)) return 'no Chinese text'
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px wide` : undefined
  }

  function inView(element) {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0
  }
  const moves = (each) =>
    each.playState === 'running' && each.effect?.getComputedTiming().endTime < 5000

  /** Undefined once the picture of the page is worth taking; otherwise what is still under way. */
  async function unsettled() {
    const before = document.body.innerText
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (document.body.innerText !== before) return 'the words change'
    if ([...document.images].some((each) => inView(each) && !each.complete)) return 'pictures load'
    if (document.getAnimations().some(moves)) return 'something moves'
    const waiting = [...document.querySelectorAll('[aria-busy="true"], [class*="skeleton_"]')]
    return waiting.some(inView) ? 'still busy' : undefined
  }

  function takeHeard() {
    const all = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    return all
  }

  window.engines = { place, shows, linesOf, coloursOf, greysOf, unfinished, unsettled, takeHeard }
}
