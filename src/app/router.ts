import { createBrowserRouter } from 'react-router-dom'
import type { ProviderGroup } from '@/api/providerGroups'
import { BASE_PATH } from '@/lib/env'
import { keepHome } from '@/pages/home/loader'
import { HOME_ROUTE_ID, routes } from './routes'

export type DataRouter = ReturnType<typeof createBrowserRouter>

/** The app's router; with the groups that the page's own HTML has painted, it starts on them without a loader. */
export function createAppRouter(painted: ProviderGroup[] | undefined): DataRouter {
  if (!painted) return createBrowserRouter(routes, { basename: BASE_PATH })
  keepHome(painted)
  return createBrowserRouter(routes, {
    basename: BASE_PATH,
    hydrationData: { loaderData: { [HOME_ROUTE_ID]: painted } },
  })
}
