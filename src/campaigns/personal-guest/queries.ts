import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { readPlanet } from '@/api/planet'
import { readInvitationTime } from '@/api/user'
import { idOf } from '@/lib/url/urlParams'
import { withServerTime } from '@/lib/serverClock'

/** Somebody whom the address names as the guest. */
export const prefilledQuery = (uid: string) =>
  queryOptions({
    queryKey: ['personal-guest', 'prefilled', uid],
    queryFn: ({ signal }) => readUserInfo({ uid }, { signal }),
  })

export const planetQuery = (planetId: string) =>
  queryOptions({
    queryKey: ['personal-guest', 'planet', planetId],
    queryFn: ({ signal }) => readPlanet({ planetId }, { signal }),
  })

/**
 * A day's slots, what is left today, and the invitations that were sent. For members.
 * @param date `YYYY-MM-DD`
 * @param session `sessionKey()`
 */
export const timeQuery = (session: number, planetId: string | undefined, date: string) =>
  queryOptions({
    queryKey: ['personal-guest', 'time', planetId, date, session],
    queryFn: async ({ signal }) =>
      withServerTime(
        await readInvitationTime({ scene: 'GUEST', refId: planetId, date }, { signal }),
      ),
    // Of the same person alone: what does not belong to a day stays while another day is on its way.
    placeholderData: (previous, query) => (query?.queryKey[4] === session ? previous : undefined),
  })

/** One invitation, as its guest reads it: without a login. */
export const invitationQuery = (invitationId: string) =>
  queryOptions({
    queryKey: ['personal-guest', 'invitation', invitationId],
    queryFn: async ({ signal }) =>
      withServerTime(await readInvitationTime({ scene: 'GUEST', invitationId }, { signal })),
  })

/** The guest's card; a host's page begins with nothing of the platform. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const invitationId = idOf(params.get('invitationId'))
  return invitationId === undefined
    ? undefined
    : { call: readInvitationTime, payload: { scene: 'GUEST', invitationId } }
}
