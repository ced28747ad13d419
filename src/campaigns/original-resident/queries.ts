import { readSharedUser } from '@/api/invitation'
import { readResidentInviter } from '@/api/originalResident'
import { composedQuery } from '@/kit/page/query/answer'
import { inviterOfResident, inviterOfShared } from './inviter'
import type { Invitation } from './inviter'

/** The inviter in the address: the same for all accounts. */
export const inviterQuery = (invitation: Invitation) =>
  composedQuery('resident-inviter', invitation, (signal) => readInviter(invitation, signal), {
    sameForAll: true,
  })

/** Null if the address has no inviter, or one that the platform does not know. */
export async function readInviter({ inviterId, inviteCode }: Invitation, signal?: AbortSignal) {
  if (inviterId !== undefined) {
    const found = await readResidentInviter({ id: inviterId }, { signal })
    if (found || inviteCode === undefined) return inviterOfResident(found)
  }
  if (inviteCode === undefined) return null
  return inviterOfShared(await readSharedUser({ inviteCode }, { signal }))
}
