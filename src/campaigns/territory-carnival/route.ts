import type { LoaderFunctionArgs } from 'react-router-dom'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { topQuery } from '@/kit/territory/topQuery'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { applicationQuery, promotionQuery } from './queries'

export { TerritoryCarnivalPage as Component } from './TerritoryCarnivalPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId } = readVisitParams(new URL(request.url).searchParams)
  const session = sessionKey()
  void queryClient.prefetchQuery(activityQuery(session, activityId))
  void queryClient.prefetchQuery(topQuery())
  void queryClient.prefetchQuery(promotionQuery(activityId))
  if (isLoggedIn()) void queryClient.prefetchQuery(applicationQuery(session))
  return null
}
