import { meQuery } from '@/kit/people/me'
import { prefetchAnew, queryClient } from '@/kit/page/query/queryClient'
import { sessionKey } from '@/session/sessionKey'
import { furtherTasksQuery, planQuery } from './queries'

export { NewcomersPage as Component } from './NewcomersPage'
export { head } from './head'

/** Starts all calls at once and waits for none. Back from a task's page, what was done there counts, however short ago. */
export function loader(): null {
  const session = sessionKey()
  prefetchAnew(planQuery(session))
  prefetchAnew(furtherTasksQuery(session))
  void queryClient.prefetchQuery(meQuery())
  return null
}
