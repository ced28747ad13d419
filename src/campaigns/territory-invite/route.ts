import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterQuery } from '@/kit/landing/inviter'
import { readTerritory } from '@/api/territory'
import { answerQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'

export { TerritoryInvitePage as Component } from './TerritoryInvitePage'
// The document is drawn without an address, which would be a wrong link.
export { InviteShell as Shell } from './InviteSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const territoryId = idOf(searchParams.get('territoryId'))
  if (territoryId === undefined) return null
  void queryClient.prefetchQuery(answerQuery(readTerritory, { territoryId }))
  const inviteCode = inviteCodeOf(searchParams.get('inviteCode'))
  void queryClient.prefetchQuery(inviterQuery({ inviteCode }))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  return null
}
