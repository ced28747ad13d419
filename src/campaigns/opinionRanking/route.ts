import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { addressOf } from './period'
import { meQuery } from '@/kit/people/me'
import { ME, ranksQuery } from './queries'

export { OpinionRankingPage as Component } from './OpinionRankingPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const address = addressOf(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery(ranksQuery(session, address))
  if (isLoggedIn()) void queryClient.prefetchQuery({ ...meQuery(), ...ME })
  return null
}
