import type { LoaderFunctionArgs } from 'react-router-dom'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { rainQuery } from './queries'

export { RedPacketPage as Component } from './RedPacketPage'
export { head } from './head'

/** Starts both calls at once and waits for none: the page's skeleton shows meanwhile. */
export function loader({ request }: LoaderFunctionArgs): null {
  const session = sessionKey()
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  void queryClient.prefetchQuery(rainQuery(session, activityId))
  void queryClient.prefetchQuery(activityQuery(session, activityId))
  return null
}
