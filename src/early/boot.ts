import { hideBrokenImages } from '@/lib/brokenImages'
import { askHome, paintHome } from './earlyHome'
import { showStartFailure } from './startFailure'
import type { EarlyState } from './state'

/*
 * The script at the end of the page, behind the shell, so that it does not hold up the first paint: gets the home call
 * started, the list painted, and the app's code fetched at once but run after the first paint.
 */

/** Put in by the build: the app's entry and the chunks that it imports. */
declare const __MAIN__: string
declare const __PRELOADS__: string[]
/** What only visits inside the app need. */
declare const __WRAPPER__: string[]

/** A slow answer must not keep the menu dead: after this the app starts and paints the list itself. */
const LIST_LIMIT_MS = 1500
/** Specification section 9, for the app's own code. */
const APP_LIMIT_MS = 120_000

// A browser that `enter.ts` sends away has no state.
if (window.__early) begin(window.__early)

function begin(early: EarlyState): void {
  hideBrokenImages()
  keepPress(early)
  const firstPaint = afterFirstPaint()
  if (early.entry !== 'home' || early.inApp) {
    preloadApp(early.inApp ? __WRAPPER__ : [])
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

function preloadApp(more: readonly string[] = []): void {
  for (const href of [__MAIN__, ...__PRELOADS__, ...more]) {
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
