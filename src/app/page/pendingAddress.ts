import type { createBrowserRouter } from 'react-router-dom'

type Navigating = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'createHref'>

let router: Navigating | undefined

/** Sets the router whose navigations `pendingAddress` reports: the routes are made before it. */
export function watchNavigation(next: Navigating): void {
  router = next
}

/** Where a tap wants to go while that page's code and data are on their way; undefined when nothing is under way. */
export function pendingAddress(): string | undefined {
  const to = router?.state.navigation.location
  return to && router?.createHref(to)
}
