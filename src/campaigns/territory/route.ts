import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn } from '@/session/session'
import { topQuery } from '@/kit/territory/topQuery'
import { sessionKey } from '@/session/sessionKey'
import {
  FIRST_CYCLE,
  applicationQuery,
  applyInfoQuery,
  revenueQuery,
  territoryQuery,
} from './queries'
import { addressOf } from './state/territoryAddress'

export { TerritoryPage as Component } from './TerritoryPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const address = addressOf(new URL(request.url).searchParams)
  const { asked, isBad } = address
  const member = isLoggedIn() && !isBad
  void queryClient.prefetchQuery(topQuery())
  if (member) void queryClient.prefetchQuery(applicationQuery(session, asked))
  void queryClient.prefetchQuery(territoryQuery(session, address))
  if (asked === undefined) return null
  void queryClient.prefetchQuery(revenueQuery(asked, FIRST_CYCLE))
  if (member) void queryClient.prefetchQuery(applyInfoQuery(session, asked))
  return null
}
