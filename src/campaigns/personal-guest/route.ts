import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { readPlanet } from '@/api/planet'
import { readInvitationTime } from '@/api/user'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { serverDate } from '@/lib/format/formatServerTime'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'

export { PersonalGuestPage as Component } from './PersonalGuestPage'
export { PersonalGuestShell as Shell } from './InvitationPage'
export { head } from './head'

/** The guest's card; a host's page starts without a call. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const invitationId = idOf(params.get('invitationId'))
  return invitationId === undefined
    ? undefined
    : requestOf(readInvitationTime, { scene: 'GUEST', invitationId })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  if (idOf(params.get('invitationId')) !== undefined) return
  const planetId = idOf(params.get('planetId'))
  if (planetId !== undefined) prefetch(readPlanet, { planetId })
  if (!loggedIn) return
  prefetch(readUserInfo, {})
  prefetch(readInvitationTime, { scene: 'GUEST', refId: planetId, date: serverDate(serverNow()) })
})
