import { classifyVisit } from '@/bridge/environment'
import { hideBrokenImages } from '@/lib/brokenImages'
import { env } from '@/lib/env'
import { reloadOnce } from '@/lib/loadChunk'
import { startProgress } from '@/lib/progress'
import { localStore } from '@/lib/storage'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { entryOf } from './entry'
import type * as Home from './home'
import { desktopTarget } from './redirect'
import { showStartFailure } from './startFailure'
import type { EarlyState } from './state'

/*
 * The script in the page's head: it runs before anything else is fetched. A desktop browser leaves; everybody else gets
 * the home call started, the list painted, and the app's code fetched at once but run after the first paint.
 */

/** Put in by the build: the app's entry and the chunks that it imports. */
declare const __MAIN__: string
declare const __PRELOADS__: string[]
/** The request layer, which a list that is painted already does not wait for. */
declare const __CLIENT__: string[]
/** What only visits inside the app need. */
declare const __WRAPPER__: string[]
/** The code of `home.ts`, and the fingerprint's chunk. */
declare const __HOME__: string
declare const __FINGERPRINT__: string

const APP = [__MAIN__, ...__PRELOADS__]

/** A slow answer must not keep the menu dead: after this the app starts and paints the list itself. */
const LIST_LIMIT_MS = 2000
const PAINT_LIMIT_MS = 1000
const FRAMES_LIMIT_MS = 500
/** Specification section 9, for the app's own code. */
const APP_LIMIT_MS = 120_000

const { visit } = classifyVisit({
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  maxTouchPoints: navigator.maxTouchPoints,
  hasBridge: Boolean(window.WebViewJavascriptBridge),
  marker: env.appMarker,
})
// Specification section 1: skipped in the development setting only.
const target =
  env.mode === 'development' ? undefined : desktopTarget(visit, window.location, env.mainSiteTest)
if (target) leave(target)
else begin()

/** Nothing of ours is seen on the way. */
function leave(address: string): void {
  document.documentElement.dataset.entry = 'plain'
  window.location.replace(address)
}

function begin(): void {
  const early: EarlyState = (window.__early = {})
  const entry = entryOf(window.location.pathname)
  document.documentElement.dataset.entry = entry
  if (new URLSearchParams(window.location.search).has('anchorId'))
    document.documentElement.dataset.anchored = ''
  if (entry !== 'plain') startProgress()
  hideBrokenImages()
  keepPress(early)
  const firstPaint = entry === 'plain' ? afterTwoFrames() : afterFirstPaint()
  if (entry !== 'home' || visit === 'app') {
    preload(APP)
    void firstPaint.then(runApp)
    return
  }
  const list = showHome(early, firstPaint).catch(() => preload(APP))
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIST_LIMIT_MS))
  void Promise.race([list, limit])
    .then(() => (early.painting ? list : firstPaint))
    .then(() => {
      early.taken = true
      runApp()
    })
}

/**
 * The home call and the list's first paint: both pieces of code that they need are asked for at once. On a first visit
 * they run when the shell has been painted, because the fingerprint is work; a repeat visit sends its call without delay.
 */
async function showHome(early: EarlyState, firstPaint: Promise<void>): Promise<void> {
  const isNew = !localStore.get(CLIENT_ID_KEY)
  if (isNew) {
    fetchAhead(__HOME__)
    fetchAhead(__FINGERPRINT__)
    await firstPaint
  }
  const code = import(/* @vite-ignore */ __HOME__) as Promise<typeof Home>
  const newVisitor = isNew ? visitorId() : undefined
  // It is awaited where it is needed, and nobody else has to hear of its failure.
  newVisitor?.catch(() => {})
  const { askHome, paintHome } = await code
  if (early.taken) return
  early.home = askHome(newVisitor)
  if (!newVisitor) preload(APP)
  await paintHome(await early.home, early)
}

/** The line is free while the fingerprint is computed: the app's code comes in that time. */
async function visitorId(): Promise<string> {
  const fingerprint = (await import(/* @vite-ignore */ __FINGERPRINT__)) as {
    visitorId: () => Promise<string>
  }
  preload(APP)
  return fingerprint.visitorId()
}

/** A press on what only the app can do waits for it; see `replayPress`. */
function keepPress(early: EarlyState): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && !early.hears) early.pressed = button
  })
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

/** Fetched, not run. */
function fetchAhead(file: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'script'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

function runApp(): void {
  // A list that is painted already does not wait for the request layer: it would take the line from what does.
  if (!window.__early?.painted) preload([...__CLIENT__, ...(visit === 'app' ? __WRAPPER__ : [])])
  const script = document.createElement('script')
  script.type = 'module'
  script.src = __MAIN__
  const limit = setTimeout(showStartFailure, APP_LIMIT_MS)
  script.addEventListener('load', () => clearTimeout(limit))
  script.addEventListener('error', () => {
    clearTimeout(limit)
    void startAgain()
  })
  document.head.append(script)
}

/** A page that was kept from before a deploy names code that is gone: it is loaded anew, once. */
async function startAgain(): Promise<void> {
  if (!(await reloadOnce(__MAIN__))) showStartFailure()
}

/** The shell is on the screen. A page that opens in the background paints nothing, and some browsers tell nobody. */
function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_LIMIT_MS)
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true })
    } catch {
      void afterTwoFrames().then(resolve)
    }
  })
}

/** For a page that has nothing to paint without the app. */
function afterTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))
    setTimeout(resolve, FRAMES_LIMIT_MS)
  })
}
