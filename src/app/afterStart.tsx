import { createRoot } from 'react-dom/client'
import { currentVisit } from '@/bridge/environment'
import { whenIdle } from '@/lib/motion/rest'
import { watchTyping } from '@/kit/page/typing/watchTyping'
import { loadReporter } from '@/reports/listen'
import { personChanges } from '@/session/person'
import { isLoggedIn, subscribe } from '@/session/session'
import { startTracking } from '@/tracking/tracker'
import { keepFocus } from '@/ui/focus/keepFocus'
import { Toaster } from '@/ui/toast/Toaster'
import { showToast } from '@/ui/toast/toast'
import { keepErrorArt } from './error/errorArt'
import { prefetchAtRest, prefetchOnTouch } from './page/prefetch'
import type { DataRouter } from './page/navigation'

let started = false

/** Starts what the product needs soon, but not for its first screen; once per page. */
export function afterStart(router: DataRouter): void {
  if (started) return
  started = true
  // A block of the page, whose id comes from data, may have the same id.
  const host = document.querySelector('body > #toasts')
  if (host) createRoot(host).render(<Toaster />)
  watchTyping()
  keepFocus()
  sayPersonChanges()
  startTracking()
  if (currentVisit().visit === 'app') loadTrade()
  prefetchOnTouch(router)
  prefetchAtRest(router)
  whenIdle(keepErrorArt)
  if (import.meta.env.VITE_REPORT_URL) whenIdle(loadReporter)
  if (import.meta.env.VITE_WX_SIGNATURE_PATH && currentVisit().visit === 'wechat')
    whenShown(() => whenIdle(() => loadWechat(router)))
  if (import.meta.env.DEV) void showScenarioControl()
}

/** Announces that the page is rendered anew for another person. */
function sayPersonChanges(): void {
  let known = personChanges()
  subscribe(() => {
    if (known === personChanges()) return
    known = personChanges()
    showToast(isLoggedIn() ? '账号已切换，页面已更新' : '账号已退出，页面已更新')
  })
}

/** Does not delay a page's main data; a page still without it after 10 s does not need the connection to itself. */
const LATEST_MS = 10_000
const LOOK_AGAIN_MS = 200
const LOADING = 'main[aria-busy="true"], main [aria-busy="true"]:not(button)'

function whenShown(run: () => void, leftMs = LATEST_MS): void {
  const isLoading = document.querySelector(LOADING) !== null
  if (isLoading && leftMs > 0)
    setTimeout(() => whenShown(run, leftMs - LOOK_AGAIN_MS), LOOK_AGAIN_MS)
  else run()
}

function loadWechat(router: DataRouter): void {
  // Not `loadPart`: a page is not reloaded for it.
  import('./wechat').then(
    ({ startWechat }) => startWechat(router),
    () => {
      // Without it the page is shared as a bare link.
    },
  )
}

function loadTrade(): void {
  import('@/session/tradeToken').then(
    ({ tradeAppTokens }) => tradeAppTokens(),
    () => {
      // A page that needs a login trades the token itself, or asks for a phone.
    },
  )
}

async function showScenarioControl(): Promise<void> {
  const { ScenarioControl } = await import('./development/ScenarioControl')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ScenarioControl />)
}
