import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { sessionKey } from '@/session/sessionKey'
import { daoQuery, membersQuery, momentsQuery, proposalsQuery } from './queries'

export { DaoDetailPage as Component } from './DaoDetailPage'
// The document is drawn without an address, which would be a wrong link.
export { DaoShell as Shell } from './DaoSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const daoId = idOf(searchParams.get('daoId'))
  if (daoId === undefined) return null
  const session = sessionKey()
  void queryClient.prefetchQuery(daoQuery(session, daoId))
  const tab = searchParams.get('tab')
  if (tab === 'members') void queryClient.prefetchInfiniteQuery(membersQuery(session, daoId))
  else if (tab === 'proposals')
    void queryClient.prefetchInfiniteQuery(proposalsQuery(session, daoId))
  else void queryClient.prefetchInfiniteQuery(momentsQuery(session, daoId))
  return null
}
