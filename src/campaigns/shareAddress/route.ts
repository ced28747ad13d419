import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterKey, inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { landQuery } from './queries'

export { ShareAddressPage as Component } from './ShareAddressPage'
// The document is drawn without an address, which would be a wrong link.
export { AddressShell as Shell } from './AddressSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const landId = idOf(searchParams.get('landId'))
  if (landId === undefined) return null
  const visit = readVisitParams(searchParams)
  void queryClient.prefetchQuery(landQuery(sessionKey(), landId))
  if (inviterKey(visit)) void queryClient.prefetchQuery(inviterQuery(visit))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  return null
}
