import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readPromotionNumber, readSharedUser } from '@/api/invitation'
import { readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import { idOf } from '@/lib/url/urlParams'
import { withServerTime } from '@/lib/serverClock'
import { inviterOfResident, inviterOfShared } from './invite/inviter'
import type { Invitation } from './invite/inviter'

/** @param session `sessionKey()` */
export const rewardsQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['original-resident', 'rewards', activityId, session],
    queryFn: async ({ signal }) =>
      withServerTime(await searchResidentRewards({ activityId }, { signal })),
  })

/** How many residents there are: the same for everybody. */
export const promotionQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['original-resident', 'promotion', activityId],
    queryFn: ({ signal }) => readPromotionNumber({ activityId }, { signal }),
  })

/** The inviter whom the address names: the same for everybody. */
export const inviterQuery = (invitation: Invitation) =>
  queryOptions({
    queryKey: ['original-resident', 'inviter', invitation],
    queryFn: ({ signal }) => readInviter(invitation, signal),
  })

/** The owner of the person's own code: for the poster, and for the own link. */
export const meQuery = (session: number, inviteCode: string) =>
  queryOptions({
    queryKey: ['original-resident', 'me', inviteCode, session],
    queryFn: ({ signal }) => readSharedUser({ inviteCode }, { signal }),
  })

/** Null where the address names nobody, or somebody whom the platform does not know. */
export async function readInviter({ inviterId, inviteCode }: Invitation, signal?: AbortSignal) {
  if (inviterId !== undefined) {
    const found = await readResidentInviter({ id: inviterId }, { signal })
    if (found || inviteCode === undefined) return inviterOfResident(found)
  }
  if (inviteCode === undefined) return null
  return inviterOfShared(await readSharedUser({ inviteCode }, { signal }))
}

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: searchResidentRewards,
  payload: { activityId: idOf(params.get('activityId')) },
})
