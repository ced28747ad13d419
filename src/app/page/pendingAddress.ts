import type { createBrowserRouter } from 'react-router-dom'

type Navigating = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'createHref'>

let router: Navigating | undefined

/** Sets the router whose navigations `pendingAddress` reports: the routes are made before it. */
export function watchNavigation(next: Navigating): void {
  router = next
}

/** The target of a tap while that page's code and data load; undefined if no navigation is pending. */
export function pendingAddress(): string | undefined {
  const to = router?.state.navigation.location
  return to && router?.createHref(to)
}
