import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { invitedQuery } from '@/kit/invite/invitedQuery'
import { inviterQuery } from '@/kit/landing/inviter'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'

export { CompetitionPage as Component } from './CompetitionPage'
// The document is drawn without an address, which would be a wrong link.
export { CompetitionShell as Shell } from './CompetitionSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId, shareUid } = readVisitParams(new URL(request.url).searchParams)
  if (activityId === undefined) return null
  const session = sessionKey()
  void queryClient.prefetchQuery(activityQuery(session, activityId))
  if (isLoggedIn()) {
    void queryClient.prefetchQuery(meQuery())
    void queryClient.prefetchInfiniteQuery(invitedQuery(session, activityId))
  }
  if (shareUid !== undefined) void queryClient.prefetchQuery(inviterQuery({ shareUid }))
  return null
}
