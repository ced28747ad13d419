import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterKey, inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { addressOf } from './address'
import { courseQuery } from './queries'

export { ShareFinancialPage as Component } from './ShareFinancialPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const address = addressOf(searchParams)
  if (address.isBad) return null
  const visit = readVisitParams(searchParams)
  void queryClient.prefetchQuery(courseQuery(sessionKey(), address))
  if (inviterKey(visit)) void queryClient.prefetchQuery(inviterQuery(visit))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  return null
}
