import { hideBrokenImages } from '@/lib/brokenImages'
import { reloadOnce } from '@/lib/loadChunk'
import { startProgress } from '@/lib/progress'
import { localStore } from '@/lib/storage'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { enter } from './enter'
import { afterFirstFrame } from './firstFrame'
import type * as Home from './home'
import { showStartFailure } from './startFailure'
import type { EarlyState } from './state'

/*
 * The script in the page's head. Before the first frame it does only what must stand there (`enter.ts`). Behind that
 * frame the home page gets its call started and its list painted, and every page the app's code; where there is no shell
 * to draw, the code is asked for at once.
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
/** Specification section 9, for the app's own code. */
const APP_LIMIT_MS = 120_000

const early = enter()
if (early) boot(early)

function boot(early: EarlyState): void {
  if (early.entry === 'plain') preload(APP)
  void afterFirstFrame().then(() => begin(early))
}

function begin(early: EarlyState): void {
  delete document.documentElement.dataset.fresh
  hideBrokenImages()
  keepPress(early)
  if (early.entry !== 'plain') startProgress()
  if (early.entry !== 'home' || early.visit === 'app') {
    preload(APP)
    runApp(early)
    return
  }
  const list = showHome(early).catch(() => preload(APP))
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIST_LIMIT_MS))
  void Promise.race([list, limit])
    .then(() => (early.painting ? list : undefined))
    .then(() => {
      early.taken = true
      runApp(early)
    })
}

/**
 * The home call and the list's first paint: both pieces of code that they need are asked for at once. A first visit
 * computes the fingerprint for its call, a repeat visit sends it as soon as `home.ts` is there.
 */
async function showHome(early: EarlyState): Promise<void> {
  const isNew = !localStore.get(CLIENT_ID_KEY)
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

function runApp(early: EarlyState): void {
  // A list that is painted already does not wait for the request layer: it would take the line from what does.
  if (!early.painted) preload([...__CLIENT__, ...(early.visit === 'app' ? __WRAPPER__ : [])])
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
