import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { readTerritory } from '@/api/territory'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'

export { TerritoryInvitePage as Component } from './TerritoryInvitePage'
// The static document is rendered without parameters, which would be an invalid link.
export { InviteShell as Shell } from './TerritoryInvitePage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const territoryId = idOf(params.get('territoryId'))
  return territoryId === undefined ? undefined : requestOf(readTerritory, { territoryId })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  if (idOf(params.get('territoryId')) === undefined) return
  prefetchInviter({ inviteCode: inviteCodeOf(params.get('inviteCode')) })
  if (loggedIn) prefetch(readUserInfo, {})
})
