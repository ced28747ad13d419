import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { planetQuery } from './queries'

export { PlacePage as Component } from './PlacePage'
// The document is drawn without an address, which would be a wrong link.
export { PlaceShell as Shell } from './PlaceSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const planetId = idOf(new URL(request.url).searchParams.get('planetId'))
  if (planetId !== undefined) void queryClient.prefetchQuery(planetQuery(sessionKey(), planetId))
  return null
}
