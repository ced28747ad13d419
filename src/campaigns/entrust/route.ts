import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { applicationQuery, entrustQuery, territoryIdOf, territoryQuery } from './queries'

export { EntrustPage as Component } from './EntrustPage'
export { head } from './head'

/** Starts all calls at once and waits for none: the page's skeleton shows meanwhile. */
export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const territoryId = territoryIdOf(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(entrustQuery(session, territoryId))
  if (territoryId === undefined) return null
  void queryClient.prefetchQuery(territoryQuery(territoryId))
  if (isLoggedIn()) void queryClient.prefetchQuery(applicationQuery(session, territoryId))
  return null
}
