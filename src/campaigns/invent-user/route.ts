import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { inviteesQuery, qrQuery, tiersQuery } from './queries'

export { InventUserPage as Component } from './InventUserPage'
// The document is drawn for everybody, wherever it is read.
export { InventUserShell as Shell } from './inviter/InviterSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId, inviteCode } = readVisitParams(new URL(request.url).searchParams)
  const session = sessionKey()
  if (inviteCode !== undefined) void queryClient.prefetchQuery(inviterQuery({ inviteCode }))
  if (!isLoggedIn()) return null
  void queryClient.prefetchQuery(meQuery())
  if (inviteCode !== undefined) return null
  void queryClient.prefetchQuery(qrQuery(session, activityId))
  void queryClient.prefetchQuery(tiersQuery(session, activityId))
  void queryClient.prefetchInfiniteQuery(inviteesQuery(session, activityId))
  return null
}
