import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { invitedQuery } from '@/kit/invite/invitedQuery'
import { inviterQuery } from '@/kit/landing/inviter'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'

export { FissionPage as Component } from './FissionPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId, inviteCode } = readVisitParams(new URL(request.url).searchParams)
  const session = sessionKey()
  void queryClient.prefetchQuery(activityQuery(session, activityId))
  void queryClient.prefetchQuery(inviterQuery({ inviteCode }))
  if (!isLoggedIn()) return null
  void queryClient.prefetchQuery(meQuery())
  if (inviteCode === undefined)
    void queryClient.prefetchInfiniteQuery(invitedQuery(session, activityId))
  return null
}
