import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { BadIdError } from '@/lib/failure/errors'
import { detailIdOf, idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { momentQuery, tasksQuery } from './queries'

export { TrendsDetailQuestPage as Component } from './TrendsDetailQuestPage'
export { head } from './head'
export { QuestSkeleton as Shell } from './QuestSkeleton'

/** @throws BadIdError without a call */
export function loader({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams
  const momentId = detailIdOf(params.get('momentId'))
  if (!momentId) throw new BadIdError()
  const taskId = idOf(params.get('taskId'))
  void queryClient.prefetchQuery(momentQuery(momentId, taskId))
  if (taskId && isLoggedIn()) void queryClient.prefetchQuery(tasksQuery(sessionKey()))
  return null
}
