import { classifyVisit } from '@/bridge/environment'
import { hideBrokenImages } from '@/lib/brokenImages'
import { env } from '@/lib/env'
import { startProgress } from '@/lib/progress'
import { askHome, paintHome } from './earlyHome'
import { entryOf } from './entry'
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
/** What only visits inside the app need. */
declare const __WRAPPER__: string[]

/** A slow answer must not keep the menu dead: after this the app starts and paints the list itself. */
const LIST_LIMIT_MS = 2000
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
if (target) window.location.replace(target)
else begin()

function begin(): void {
  const early: EarlyState = (window.__early = {})
  const entry = entryOf(window.location.pathname)
  document.documentElement.dataset.entry = entry
  if (new URLSearchParams(window.location.search).has('anchorId'))
    document.documentElement.dataset.anchored = ''
  if (entry !== 'plain') startProgress()
  hideBrokenImages()
  keepPress(early)
  const firstPaint = afterFirstPaint()
  if (entry !== 'home' || visit === 'app') {
    preloadApp()
    void firstPaint.then(runApp)
    return
  }
  // The app's code would take the line from the call and what it needs: it comes right behind.
  early.home = askHome(preloadApp)
  const list = early.home.then((answer) => paintHome(answer, early))
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIST_LIMIT_MS))
  void Promise.race([list.catch(() => {}), limit])
    .then(() => (early.painting ? list.catch(() => {}) : firstPaint))
    .then(() => {
      early.taken = true
      runApp()
    })
}

/** A press on what only the app can do waits for it; see `replayPress`. */
function keepPress(early: EarlyState): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && !early.hears) early.pressed = button
  })
}

function preloadApp(): void {
  const inApp = visit === 'app' ? __WRAPPER__ : []
  for (const href of [__MAIN__, ...__PRELOADS__, ...inApp]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

function runApp(): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = __MAIN__
  const limit = setTimeout(showStartFailure, APP_LIMIT_MS)
  script.addEventListener('load', () => clearTimeout(limit))
  script.addEventListener('error', () => {
    clearTimeout(limit)
    showStartFailure()
  })
  document.head.append(script)
}

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0)
    requestAnimationFrame(() => requestAnimationFrame(done))
    // A page that opens in the background paints nothing.
    setTimeout(resolve, 500)
  })
}
