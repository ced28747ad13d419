import type { LoaderFunctionArgs } from 'react-router-dom'
import { agentQuery, configQuery, levelsQuery } from '@/kit/agent/agentQueries'
import { inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { landQuery, newsQuery } from './queries'

export { PartnerRecruitmentPage as Component } from './PartnerRecruitmentPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(levelsQuery(undefined))
  void queryClient.prefetchQuery(configQuery)
  if (isLoggedIn()) {
    void queryClient.prefetchQuery(agentQuery(sessionKey()))
    void queryClient.prefetchQuery(landQuery(sessionKey()))
  }
  void queryClient.prefetchQuery(newsQuery)
  void queryClient.prefetchQuery(inviterQuery(readVisitParams(new URL(request.url).searchParams)))
  return null
}
