import type { LoaderFunctionArgs } from 'react-router-dom'
import { invitedQuery } from '@/kit/invite/invitedQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { invitationOf, isInvited } from './invite/inviter'
import { inviterQuery, promotionQuery, rewardsQuery } from './queries'

export { OriginalResidentPage as Component } from './OriginalResidentPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const params = new URL(request.url).searchParams
  const activityId = idOf(params.get('activityId'))
  const invitation = invitationOf(params)
  void queryClient.prefetchQuery(rewardsQuery(session, activityId))
  void queryClient.prefetchQuery(promotionQuery(activityId))
  if (isInvited(invitation)) void queryClient.prefetchQuery(inviterQuery(invitation))
  // The invited see no list of their own at first.
  else if (isLoggedIn()) void queryClient.prefetchInfiniteQuery(invitedQuery(session, activityId))
  return null
}
