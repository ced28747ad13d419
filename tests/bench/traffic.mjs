/**
 * @typedef {{ path: string, kind: string, bytes: number, at: number, byPage: boolean, done: boolean }} Load
 */

const ORDER = ['html', 'js', 'css', 'image', 'api', 'other']

/**
 * Writes down what a page loads: bytes on the wire as the browser counts them, headers included.
 * @param {import('@playwright/test').CDPSession} cdp
 */
export function trafficOf(cdp) {
  /** @type {Map<string, Load>} */
  const loads = new Map()
  let start = 0
  let open = 0
  let lastChange = Date.now()
  const failures = []

  const change = (by) => {
    open += by
    lastChange = Date.now()
  }
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, request, timestamp, type, redirectResponse, initiator, documentURL }) => {
      if (!request.url.startsWith('http')) return
      if (!redirectResponse) change(1)
      if (type === 'Document' && start === 0) start = timestamp
      const { pathname } = new URL(request.url)
      loads.set(requestId, {
        path: pathname,
        kind: 'other',
        bytes: 0,
        at: (timestamp - start) * 1000,
        byPage: isByPage(initiator, documentURL),
        done: false,
      })
    },
  )
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const load = loads.get(requestId)
    if (!load) return
    load.kind = kindOf(load.path, response.mimeType)
    if (response.status >= 400) failures.push(`${response.status} for ${load.path}`)
  })
  const end = (requestId, bytes) => {
    const load = loads.get(requestId)
    if (!load || load.done) return
    Object.assign(load, { bytes, done: true })
    change(-1)
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  cdp.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    if (!canceled) failures.push(`${errorText} for ${loads.get(requestId)?.path ?? 'a request'}`)
    end(requestId, 0)
  })

  return {
    failures,
    /** How long there has been no open request. */
    quietFor: () => (open > 0 ? 0 : Date.now() - lastChange),
    /**
     * The document, scripts and styles of the product that were asked for up to this moment. Without the request layer:
     * the main answer is read without it.
     */
    filesUntil: (ms) =>
      [...loads.values()].filter(
        ({ at, path, kind }) =>
          at <= ms &&
          path.startsWith('/mfuwu') &&
          ['html', 'js', 'css'].includes(kind) &&
          !/\/client-/.test(path),
      ).length,
    byKind: () =>
      Object.fromEntries(
        ORDER.map((kind) => [
          kind,
          total([...loads.values()].filter((load) => load.kind === kind)),
        ]),
      ),
    /**
     * The scripts or styles that the first screen takes: asked for before the content was ready, or by the page's own
     * HTML, or the fingerprint, whenever it came. What the app's code fetches for later is not counted.
     * @param {'js' | 'css'} kind
     * @param {number} ready
     */
    needed: (kind, ready) =>
      total(
        [...loads.values()].filter(
          (load) =>
            load.kind === kind && (load.at <= ready || load.byPage || /finger/i.test(load.path)),
        ),
      ),
  }
}

/** @param {Load[]} loads */
const total = (loads) => loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** The parser or a script inside the HTML has asked for it, not the code of a bundle. */
function isByPage({ type, url, stack }, page) {
  const asker = stack?.callFrames.at(-1)?.url ?? url
  return type === 'parser' || asker === page
}

function kindOf(path, mime) {
  if (path.includes('/api/')) return 'api'
  if (mime === 'text/html') return 'html'
  if (mime.includes('javascript')) return 'js'
  if (mime === 'text/css') return 'css'
  return mime.startsWith('image/') ? 'image' : 'other'
}
