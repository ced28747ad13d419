import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { dateQuery, featuredQuery, goodsQuery, infoQuery } from './queries'

export { LhExchangePage as Component } from './LhExchangePage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  const session = sessionKey()
  void queryClient.prefetchInfiniteQuery(goodsQuery(session, activityId))
  void queryClient.prefetchQuery(dateQuery(activityId))
  void queryClient.prefetchQuery(infoQuery(activityId))
  void queryClient.prefetchQuery(featuredQuery(activityId))
  if (isLoggedIn()) void queryClient.prefetchQuery(pointsQuery(session))
  return null
}
