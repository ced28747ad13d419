import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { configQuery, recordsQuery } from './queries'

export { ExchangePage as Component } from './ExchangePage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  void queryClient.prefetchQuery(configQuery(session, activityId))
  void queryClient.prefetchQuery(meQuery())
  void queryClient.prefetchInfiniteQuery(recordsQuery(session, 'ALL'))
  return null
}
