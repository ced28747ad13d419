import { readSharedUser } from '@/api/invitation'
import { readResidentInviter } from '@/api/originalResident'
import { composedQuery } from '@/kit/page/query/answer'
import { inviterOfResident, inviterOfShared } from './invite/inviter'
import type { Invitation } from './invite/inviter'

/** The inviter whom the address names: the same for everybody. */
export const inviterQuery = (invitation: Invitation) =>
  composedQuery('resident-inviter', invitation, (signal) => readInviter(invitation, signal), {
    sameForAll: true,
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
