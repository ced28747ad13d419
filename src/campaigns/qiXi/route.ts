import type { LoaderFunctionArgs } from 'react-router-dom'
import { unpaidQuery } from '@/kit/order/unpaid'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { SCENE } from './qiXi'
import { dateQuery, goodsQuery, infoQuery } from './queries'

export { QiXiPage as Component } from './QiXiPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  const session = sessionKey()
  void queryClient.prefetchQuery(goodsQuery(session, activityId))
  void queryClient.prefetchQuery(dateQuery(activityId))
  void queryClient.prefetchQuery(infoQuery(activityId))
  void queryClient.prefetchQuery(activityQuery(session, activityId))
  if (isLoggedIn()) {
    void queryClient.prefetchQuery(pointsQuery(session))
    void queryClient.prefetchQuery(unpaidQuery(session, SCENE))
  }
  return null
}
