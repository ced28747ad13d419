import type { SharedUser } from '@/api/invitation'
import type { ResidentInviter } from '@/api/originalResident'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { maskedPhone } from '@/lib/maskedPhone'
import { idOf, inviteCodeOf } from '@/lib/urlParams'

/** Whom the address names: by id, or by code alone. */
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
  /** Digits; '' where only the code was given. */
  residentNo: string
  inviteCode: string
  slogan: string
  /** False: the invitation no longer counts, and nobody hears of it. */
  valid: boolean
}

export function inviterOfResident(found: ResidentInviter | null): Inviter | undefined {
  if (!found) return undefined
  const { nickname, avatar, residentNo, inviteCode, slogan, valid } = found
  return { name: nameOf(nickname), avatar, residentNo, inviteCode, slogan, valid }
}

export function inviterOfShared(found: SharedUser | null): Inviter | undefined {
  if (!found) return undefined
  const { nickname, avatar, inviteCode, title, valid } = found
  return { name: nameOf(nickname), avatar, residentNo: '', inviteCode, slogan: title, valid }
}

function nameOf(nickname: string): string {
  return maskedPhone(nickname) || '一位原住民'
}

interface Known {
  /** The person's own code; '' is unknown. */
  ownCode: string
  /** Undefined while they are asked. */
  inviter: Settled<Inviter | undefined> | undefined
  me: Settled<SharedUser | null> | undefined
}

/**
 * Whether a member has opened the own link, also where the inviter could not be asked for or no longer counts;
 * undefined while it cannot be told.
 */
export function isOwnLink(
  { inviterId, inviteCode }: Invitation,
  { ownCode, inviter, me }: Known,
): boolean | undefined {
  const code = valueOf(inviter)?.inviteCode || (inviterId === undefined ? inviteCode : undefined)
  if (code !== undefined && code === ownCode) return true
  if (inviter === undefined) return undefined
  if (code !== undefined) return false
  return me && valueOf(me)?.uid === inviterId
}
