import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { dateOf } from './guest'
import { invitationQuery, planetQuery, timeQuery } from './queries'

export { PersonalGuestPage as Component } from './PersonalGuestPage'
export { PersonalGuestShell as Shell } from './invitation/InvitationSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const invitationId = idOf(searchParams.get('invitationId'))
  const planetId = idOf(searchParams.get('planetId'))
  if (invitationId !== undefined) {
    void queryClient.prefetchQuery(invitationQuery(invitationId))
    return null
  }
  if (planetId !== undefined) void queryClient.prefetchQuery(planetQuery(planetId))
  if (!isLoggedIn()) return null
  void queryClient.prefetchQuery(meQuery())
  void queryClient.prefetchQuery(timeQuery(sessionKey(), planetId, dateOf(serverNow())))
  return null
}
