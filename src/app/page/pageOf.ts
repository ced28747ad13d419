import { matchRoutes } from 'react-router-dom'
import { BASE_PATH } from '@/lib/env'
import { lastOf } from '@/lib/lastOf'
import { routes } from '@/app/routes'

/** The route's pattern of a path, e.g. `/trends-detail/:id`: unlike the path it identifies no person or thing. */
export function pageOf(pathname: string): string {
  const match = lastOf(matchRoutes(routes, pathname, BASE_PATH) ?? [])
  return match?.route.path ?? '*'
}
