import { queryClient } from '@/kit/page/queryClient'
import { sessionKey } from '@/session/sessionKey'
import { furtherTasksQuery, planQuery, userQuery } from './queries'

export { NewcomersPage as Component } from './NewcomersPage'
export { head } from './head'

/** Back from a task's own page: what was done there counts, however short it was ago. */
const ALWAYS = { staleTime: 0 } as const

/** Starts all calls at once and waits for none: the page's skeleton shows meanwhile. */
export function loader(): null {
  const session = sessionKey()
  void queryClient.prefetchQuery({ ...planQuery(session), ...ALWAYS })
  void queryClient.prefetchQuery({ ...furtherTasksQuery(session), ...ALWAYS })
  void queryClient.prefetchQuery(userQuery(session))
  return null
}
