import { hideBrokenImages } from '@/lib/failure/brokenImages'
import { reloadOnce } from '@/lib/failure/loadChunk'
import { startProgress } from '@/lib/motion/progress'
import { localStore } from '@/lib/storage/storage'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { enter } from './enter'
import { afterFirstFrame } from './firstFrame'
import type * as Home from './home'
import { showStartFailure } from './startFailure'
import type { EarlyState, MainCallFile } from './state'

/*
 * The script in each document's head. Before the first frame it does only what is required (`enter.ts`). After that
 * frame the home page gets its call started and its list painted, a page with a document of its own its main call and
 * its code, and each of them the app's code; without a shell to draw, the code is requested at once.
 */

/** Defined by the build: the app's entry and the chunks that it imports. */
declare const __MAIN__: string
declare const __PRELOADS__: string[]
/** The request layer, which neither a painted list nor the answer to a main call needs. */
declare const __CLIENT__: string[]
/** The files that only visits inside the app need. */
declare const __WRAPPER__: string[]
/** The code of `home.ts`, and the fingerprint's chunk. */
declare const __HOME__: string
declare const __FINGERPRINT__: string
/** The files of a page's own document. */
declare const __PAGE__: PageFiles

interface PageFiles {
  /** The largest last. */
  scripts: string[]
  styles: string[]
  /** The styles of the home page, which this document does not have. */
  home: string
  /** The code that makes the page's main call; '' if there is none. */
  call: string
}

const APP = [__MAIN__, ...__PRELOADS__]

/** A slow answer must not block the menu: after this the app starts and paints the list itself. */
const LIST_LIMIT_MS = 2000
/** Specification section 9, for the app's own code. */
const APP_LIMIT_MS = 120_000

const early = enter()
if (early) boot(early)

function boot(early: EarlyState): void {
  // So few requests before the frame do not delay it measurably, and the line is not idle meanwhile.
  if (__IS_PAGE__) preloadFirst(early, firstFiles(early, __PAGE__))
  else if (early.entry === 'plain') preload(APP)
  else if (early.entry === 'home' && isNewVisitor(early)) preloadFirst(early, [__FINGERPRINT__])
  void afterFirstFrame().then(() => begin(early))
}

/**
 * Over one connection the shell's picture, which the document names below this script, goes ahead: it is small, and is
 * the largest paint. Over several it would take the one that is open already. A repeat visit has it, and need not wait.
 */
function preloadFirst(early: EarlyState, files: readonly string[]): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (isNewVisitor(early) && /^h[23]/.test(visit?.nextHopProtocol ?? ''))
    document.addEventListener('DOMContentLoaded', () => preload(files), { once: true })
  else preload(files)
}

/**
 * Over one connection (HTTP/2) files arrive in the order of their requests: what the main call waits for goes ahead of
 * the app's, which is several times as large. Over HTTP/1.1 the first of them has the connection that is open already.
 */
function firstFiles(early: EarlyState, page: PageFiles): string[] {
  const call = page.call ? [page.call] : []
  if (early.visit === 'app') return [...call, ...__WRAPPER__, ...__CLIENT__]
  return isNewVisitor(early) ? [__FINGERPRINT__, ...call] : [...call, __MAIN__]
}

/** Inside the app no call is made before the wrapper has given the token and its client info. */
function isNewVisitor({ visit }: EarlyState): boolean {
  return visit !== 'app' && !localStore.get(CLIENT_ID_KEY)
}

function begin(early: EarlyState): void {
  hideBrokenImages()
  keepPress(early)
  if (__IS_PAGE__) {
    showPage(early, __PAGE__)
    return
  }
  delete document.documentElement.dataset.fresh
  if (early.entry !== 'plain') startProgress()
  if (early.entry !== 'home' || early.visit === 'app') {
    void runApp(early)
    return
  }
  const list = showHome(early).catch(() => preload(APP))
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIST_LIMIT_MS))
  void Promise.race([list, limit])
    .then(() => (early.painting ? list : undefined))
    .then(() => {
      early.taken = true
      void runApp(early)
    })
}

/**
 * The home call and the list's first paint: both pieces of code are requested at once. A first visit computes the
 * fingerprint for its call, a repeat visit sends it as soon as `home.ts` has loaded.
 */
async function showHome(early: EarlyState): Promise<void> {
  const code = import(/* @vite-ignore */ __HOME__) as Promise<typeof Home>
  const newVisitor = isNewVisitor(early) ? visitorId(() => preload(APP)) : undefined
  // It is awaited where it is needed, and its failure is handled there.
  newVisitor?.catch(() => {})
  const { askHome, paintHome } = await code
  if (early.taken) return
  early.main = askHome(newVisitor)
  if (!newVisitor) preload(APP)
  await paintHome(await early.main.answer, early)
}

/**
 * A page's own document: the fingerprint of a first visit, or the wrapper's bridge, the main call and the app's code
 * side by side, then the page's code.
 */
function showPage(early: EarlyState, page: PageFiles): void {
  early.homeStyles = page.home
  const code = page.call && (import(/* @vite-ignore */ page.call) as Promise<MainCallFile>)
  const app = runApp(early)
  const loadPage = () => {
    preloadStyles(page.styles)
    preload(page.scripts.slice(0, -1))
  }
  // After the fingerprint's code or the request layer, and the largest script with the main call: the app's code, which
  // takes longest, is complete and executed while it arrives.
  const loadLargest = () => preload(page.scripts.slice(-1))
  const newVisitor = isNewVisitor(early) ? visitorId(loadPage) : undefined
  if (newVisitor) newVisitor.then(loadLargest, loadLargest)
  else if (early.visit === 'app') {
    void loaded(__CLIENT__[0]).then(loadPage)
    app.then(loadLargest, loadLargest)
  } else {
    loadPage()
    loadLargest()
  }
  // The answer to the main call is read without it: it is loaded after the app, ahead of the calls that follow.
  app.then(preloadClient, () => {})
  if (!code) return
  // Where it fails, the app makes the call itself.
  code.catch(() => {})
  if (early.visit === 'app') early.mainCall = code
  else
    code.then(
      ({ askMain }) => {
        if (!early.taken) early.main = askMain(newVisitor)
      },
      () => {},
    )
}

/**
 * The connection is idle while the fingerprint is computed: the app's code is loaded in that time.
 * @param loadNext runs as soon as the fingerprint's code has loaded or failed
 */
async function visitorId(loadNext: () => void): Promise<string> {
  const code = import(/* @vite-ignore */ __FINGERPRINT__) as Promise<{
    visitorId: () => Promise<string>
  }>
  code.then(loadNext, loadNext)
  return (await code).visitorId()
}

/** A press that only the app can handle waits for it; see `replayPress`. */
function keepPress(early: EarlyState): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && !early.hears) early.pressed = button
  })
}

function preload(files: readonly string[]): void {
  for (const href of files) hint({ rel: 'modulepreload', href })
}

/** Resolves also when it fails. */
const loaded = (href = '') =>
  new Promise<unknown>((resolve) => {
    const link = hint({ rel: 'modulepreload', href })
    link.onload = link.onerror = resolve
  })

const preloadClient = () => preload(__CLIENT__)

/** With the attributes of the build's own loader, which requests them later. */
function preloadStyles(files: readonly string[]): void {
  for (const href of files) hint({ rel: 'preload', as: 'style', crossOrigin: '', href })
}

function hint(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

function runApp(early: EarlyState): Promise<unknown> {
  preload(APP)
  if (!__IS_PAGE__) {
    const isApp = early.visit === 'app'
    // What is painted or requested already does not wait for the request layer: loading it would delay what does.
    if (isApp || !early.painted) preloadClient()
    if (isApp) preload(__WRAPPER__)
  }
  const limit = setTimeout(showStartFailure, APP_LIMIT_MS)
  // Not by an element: its address could be set by any script (docs/decisions/security.md).
  const app = import(/* @vite-ignore */ __MAIN__)
  app
    .finally(() => clearTimeout(limit))
    // A page kept from before a deploy has addresses of code that is gone: it is reloaded, once.
    .catch(async (error: unknown) => {
      if (!(await reloadOnce(__MAIN__))) showStartFailure()
      throw error
    })
  return app
}
