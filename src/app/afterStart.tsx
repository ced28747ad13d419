import { createRoot } from 'react-dom/client'
import { whenIdle } from '@/lib/motion/rest'
import { loadReporter } from '@/reports/listen'
import { tradeAppTokens } from '@/session/tradeToken'
import { startTracking } from '@/tracking/tracker'
import { Toaster } from '@/ui/toast/Toaster'
import { keepErrorArt } from './error/errorArt'
import { prefetchAtRest, prefetchOnTouch } from './page/prefetch'
import type { DataRouter } from './router'

let started = false

/** What the product needs soon, but not for its first screen; once a page. */
export function afterStart(router: DataRouter): void {
  if (started) return
  started = true
  const host = document.getElementById('toasts')
  if (host) createRoot(host).render(<Toaster />)
  startTracking()
  tradeAppTokens()
  prefetchOnTouch(router)
  prefetchAtRest(router)
  whenIdle(keepErrorArt)
  if (import.meta.env.VITE_REPORT_URL) whenIdle(loadReporter)
  if (import.meta.env.DEV) void showScenarioControl()
}

async function showScenarioControl(): Promise<void> {
  const { ScenarioControl } = await import('./development/ScenarioControl')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ScenarioControl />)
}
