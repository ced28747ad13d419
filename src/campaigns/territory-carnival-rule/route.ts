import type { LoaderFunctionArgs } from 'react-router-dom'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { rulesQuery } from '@/kit/rules/rulesQuery'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'

export { CarnivalRulePage as Component } from './CarnivalRulePage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const activityId = idOf(new URL(request.url).searchParams.get('activityId'))
  void queryClient.prefetchQuery(rulesQuery('CARNIVAL_RULES'))
  void queryClient.prefetchQuery(activityQuery(sessionKey(), activityId))
  return null
}
