import type { createBrowserRouter } from 'react-router-dom'
import { finishProgress, startProgress } from '@/lib/motion/progress'

export type DataRouter = ReturnType<typeof createBrowserRouter>

let router: DataRouter | undefined

/**
 * A pending navigation moves the progress bar, and renders nothing: rendering the page that is left once more would
 * delay the next one. The router's subscribers hear of its end.
 */
export function watchNavigation(next: DataRouter): void {
  router = next
  const subscribe = next.subscribe
  let pending = false
  const show = (now: boolean) => {
    if (now === pending) return
    pending = now
    if (now) startProgress()
    else finishProgress()
  }
  // No subscriber of its own: the router keeps what happens before its first one, and tells it then.
  next.subscribe = (listener) =>
    subscribe((state, change) => {
      show(state.navigation.state !== 'idle')
      if (state.navigation.state === 'idle') listener(state, change)
    })
}

/** The target of a tap while that page's code and data load; undefined if no navigation is pending. */
export function pendingAddress(): string | undefined {
  const to = router?.state.navigation.location
  return to && router?.createHref(to)
}
