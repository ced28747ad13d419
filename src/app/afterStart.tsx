import { createRoot } from 'react-dom/client'
import { subscribe, tokens } from '@/session/session'
import { startTracking } from '@/tracking/tracker'
import { Toaster } from '@/ui/Toaster'
import { prefetchAtRest, prefetchOnTouch } from './prefetch'
import type { DataRouter } from './router'

let started = false

/** What the product needs soon, but not for its first screen; once a page. */
export function afterStart(router: DataRouter): void {
  if (started) return
  started = true
  const host = document.getElementById('toasts')
  if (host) createRoot(host).render(<Toaster />)
  startTracking()
  prefetchOnTouch(router)
  prefetchAtRest(router)
  reloadDataWithToken(router)
  if (import.meta.env.DEV) void showScenarioControl()
}

/** The wrapper's token changed: the loaders of the page that is open run again. */
function reloadDataWithToken(router: DataRouter): void {
  const current = () => tokens().wrapper ?? ''
  let known = current()
  subscribe(() => {
    const token = current()
    if (token === known) return
    known = token
    void router.revalidate()
  })
}

async function showScenarioControl(): Promise<void> {
  const { ScenarioControl } = await import('./ScenarioControl')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ScenarioControl />)
}
