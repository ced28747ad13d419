import type { SharedUser } from '@/api/invitation'
import type { ResidentInviter } from '@/api/originalResident'
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
}

/** Somebody whose invitation counts; undefined otherwise. */
export function inviterOfResident(found: ResidentInviter | null): Inviter | undefined {
  if (!found?.valid) return undefined
  const { nickname, avatar, residentNo, inviteCode, slogan } = found
  return { name: nickname || '一位原住民', avatar, residentNo, inviteCode, slogan }
}

export function inviterOfShared(found: SharedUser | null): Inviter | undefined {
  if (!found?.valid) return undefined
  const { nickname, avatar, inviteCode, title } = found
  return { name: nickname || '一位原住民', avatar, residentNo: '', inviteCode, slogan: title }
}

/** The code to register with: only one that still counts. */
export function bindingCode(inviter: Inviter | undefined): string | undefined {
  return inviteCodeOf(inviter?.inviteCode)
}
