import type { SharedUser } from '@/api/invitation'
import type { ResidentInviter } from '@/api/originalResident'
import { isFailed, type QueryPart } from '@/kit/query/queryPart'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'

/** The inviter in the address: by id, or by code alone. */
export interface Invitation {
  inviterId?: string
  inviteCode?: string
}

export function invitationOf(query: URLSearchParams): Invitation {
  return {
    inviterId: idOf(query.get('inviterId')),
    inviteCode: inviteCodeOf(query.get('inviteCode')),
  }
}

export function isInvited({ inviterId, inviteCode }: Invitation): boolean {
  return inviterId !== undefined || inviteCode !== undefined
}

export interface Inviter {
  name: string
  avatar: string
  /** Digits; '' if only the code is known. */
  residentNo: string
  inviteCode: string
  slogan: string
  /** False: the invitation no longer counts; not shown to the visitor. */
  valid: boolean
}

export function inviterOfResident(found: ResidentInviter | null): Inviter | null {
  if (!found) return null
  const { nickname, avatar, residentNo, inviteCode, slogan, valid } = found
  return { name: nameOf(nickname), avatar, residentNo, inviteCode, slogan, valid }
}

export function inviterOfShared(found: SharedUser | null): Inviter | null {
  if (!found) return null
  const { nickname, avatar, inviteCode, title, valid } = found
  return { name: nameOf(nickname), avatar, residentNo: '', inviteCode, slogan: title, valid }
}

const nameOf = (nickname: string) => nickname || '一位原住民'

interface OwnLinkInputs {
  /** The person's own code; '' is unknown. */
  ownCode: string
  inviter: QueryPart<Inviter | null>
  me: QueryPart<SharedUser | null>
}

/**
 * Whether a member has opened their own link, also if the inviter could not be read or no longer counts; undefined
 * while unknown.
 */
export function isOwnLink(
  { inviterId, inviteCode }: Invitation,
  { ownCode, inviter, me }: OwnLinkInputs,
): boolean | undefined {
  const code = inviter.data?.inviteCode || (inviterId === undefined ? inviteCode : undefined)
  if (code === ownCode) return true
  if (inviter.data === undefined && !isFailed(inviter)) return undefined
  if (code !== undefined) return false
  if (me.data === undefined && !isFailed(me)) return undefined
  return me.data?.uid === inviterId
}
