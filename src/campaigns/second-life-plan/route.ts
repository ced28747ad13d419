import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { storyQuery } from './queries'

export { SecondLifePlanPage as Component } from './SecondLifePlanPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { activityId, shareUid } = readVisitParams(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(storyQuery(sessionKey(), activityId))
  if (shareUid !== undefined) void queryClient.prefetchQuery(inviterQuery({ shareUid }))
  return null
}
