import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { agentQuery, configQuery, levelsQuery } from '@/kit/agent/agentQueries'
import { inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { linkOf } from './link'

export { PartnerShareRegisterPage as Component } from './PartnerShareRegisterPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const link = linkOf(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(configQuery)
  void queryClient.prefetchQuery(inviterQuery(link))
  void queryClient.prefetchQuery(levelsQuery(link.levelId))
  if (!isLoggedIn()) return null
  void queryClient.prefetchQuery(agentQuery(sessionKey()))
  void queryClient.prefetchQuery(meQuery())
  return null
}
