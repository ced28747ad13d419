import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterQuery } from '@/kit/landing/inviter'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'

export { RecommendationOfficerPage as Component } from './RecommendationOfficerPage'
// The document is drawn without an address, which would be a wrong link.
export { OfficerShell as Shell } from './OfficerSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId, shareUid } = readVisitParams(new URL(request.url).searchParams)
  if (activityId === undefined) return null
  void queryClient.prefetchQuery(activityQuery(sessionKey(), activityId))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  if (shareUid !== undefined) void queryClient.prefetchQuery(inviterQuery({ shareUid }))
  return null
}
