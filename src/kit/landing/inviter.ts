import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readSharedUser, type SharedUser } from '@/api/invitation'
import { readVisitParams, type VisitParams } from '@/lib/url/urlParams'

type InviterKey = { inviteCode: string } | { shareUid: string }
export type LinkParams = Pick<VisitParams, 'inviteCode' | 'shareUid'>

/** The inviter's key in the address; the code before the id. */
export function inviterKey({ inviteCode, shareUid }: LinkParams): InviterKey | undefined {
  if (inviteCode) return { inviteCode }
  return shareUid ? { shareUid } : undefined
}

/** The inviter for the card; undefined if the code is no longer valid, or the platform knows no such person. */
export function validInviter(found: SharedUser | null | undefined): SharedUser | undefined {
  return found?.valid ? found : undefined
}

/** The call of `inviterQuery`, for a document to start early. */
export const inviterRequest: MainRequestOf = ({ params }) => {
  const payload = inviterKey(readVisitParams(params))
  return payload && requestOf(readSharedUser, payload)
}
