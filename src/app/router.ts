import { createBrowserRouter } from 'react-router-dom'
import type { ProviderGroup } from '@/api/providerGroups'
import { BASE_PATH } from '@/lib/env'
import { forgetEarlierPlace } from '@/lib/storage/places'
import { setRouteTable } from '@/kit/routeTable'
import { lastOf } from '@/lib/lastOf'
import { keepHome } from '@/pages/home/loader'
import { watchBack } from '@/ui/layer/layerHistory'
import type { PageHandle } from './page/page'
import { watchNavigation, type DataRouter } from './page/navigation'
import { HOME_ROUTE_ID, routes } from './routes'
import { reloadDataWithToken } from './tokenReload'

/** With its slash, so that the home page's address keeps one. */
const BASENAME = `${BASE_PATH}/`

/** The app's router; with the groups that the page's own HTML has painted, it starts on them without a loader. */
export function createAppRouter(painted: ProviderGroup[] | undefined): DataRouter {
  addSlash()
  // Before the router listens: a Back that closes a layer must not reach it.
  watchBack()
  forgetEarlierPlace()
  if (painted) keepHome(painted)
  setRouteTable(routes)
  const router = createBrowserRouter(routes, {
    basename: BASENAME,
    ...(painted && { hydrationData: { loaderData: { [HOME_ROUTE_ID]: painted } } }),
  })
  watchNavigation(router)
  reloadDataWithToken(() => void router.revalidate())
  return router
}

/** `/mfuwu` is the home page too (specification section 2). */
function addSlash(): void {
  const { pathname, search, hash } = window.location
  if (pathname === BASE_PATH) window.history.replaceState(null, '', BASENAME + search + hash)
}

/** Resolves when the page's code has loaded and its loader has ended. */
export function routerReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Resolves when the page's code has loaded and has a skeleton, for a slow loader. Never for a page without one. */
export async function skeletonReady(router: DataRouter): Promise<void> {
  const handle = lastOf(router.state.matches)?.route.handle as Partial<PageHandle> | undefined
  const page = await handle?.fetchAhead?.().catch(() => undefined)
  if (!page?.Skeleton) await new Promise<never>(() => {})
}
