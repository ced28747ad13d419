import type { LoaderFunctionArgs } from 'react-router-dom'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { signStatusQuery, tasksQuery } from './queries'

export { SignInPage as Component } from './SignInPage'
export { head } from './head'

/** Starts all calls at once and waits for none: the page's skeleton shows meanwhile. */
export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  void queryClient.prefetchQuery(signStatusQuery(session, activityId))
  void queryClient.prefetchQuery(pointsQuery(session))
  void queryClient.prefetchQuery(tasksQuery(session))
  return null
}
