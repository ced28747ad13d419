import type { SharedUser } from '@/api/invitation'
import type { Territory } from '@/api/territory'
import type { InvitationRecord } from '@/api/user'
import type { QueryPart } from '@/kit/query/queryPart'
import { lengthOf } from '@/lib/format/lengthOf'

/** The person's role. `asking`: loading. */
export type Role = 'asking' | 'lord' | 'visitor'

interface Viewer {
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
  me: QueryPart<{ uid: string }>
  territory: Pick<Territory, 'status' | 'lordUid'>
}

/** The lord of an occupied territory invites; others may join it. */
export function roleOf({ waiting, loggedIn, me, territory }: Viewer): Role {
  if (!loggedIn) return waiting ? 'asking' : 'visitor'
  if (!me.data) return me.isPending ? 'asking' : 'visitor'
  const { status, lordUid } = territory
  return status === 'OCCUPIED' && lordUid !== '' && lordUid === me.data.uid ? 'lord' : 'visitor'
}

/** A territory without a limit is never full. */
export function isFull({
  residentCount,
  residentMax,
}: Pick<Territory, 'residentCount' | 'residentMax'>): boolean {
  return residentMax > 0 && residentCount >= residentMax
}

/** The occupied share of the place, as a percentage. */
export function filledShare({
  residentCount,
  residentMax,
}: Pick<Territory, 'residentCount' | 'residentMax'>): number {
  if (residentMax <= 0) return 0
  return Math.min(100, Math.round((residentCount / residentMax) * 100))
}

/** 居民 186/200; without a limit only the count. */
export function residentsText({
  residentCount,
  residentMax,
}: Pick<Territory, 'residentCount' | 'residentMax'>): string {
  return residentMax > 0 ? `${residentCount}/${residentMax}` : String(residentCount)
}

const MOST_HOUSES = 12

/** A house for each resident, at most twelve. */
export function housesOf({ residentCount }: Pick<Territory, 'residentCount'>): number {
  return Math.min(MOST_HOUSES, residentCount)
}

/** The visitor's options. `asking`: the person is not known yet. */
export type Entry = 'asking' | 'free' | 'closed' | 'full' | 'form' | 'joined' | 'member'

interface Visit {
  territory: Pick<Territory, 'status' | 'residentCount' | 'residentMax'>
  role: Role
  loggedIn: boolean
  /** Registered on this visit, by this page's own form. */
  hasJoined: boolean
}

export function entryOf({ territory, role, loggedIn, hasJoined }: Visit): Entry {
  if (territory.status === 'FREE') return 'free'
  if (territory.status !== 'OCCUPIED') return 'closed'
  if (hasJoined) return 'joined'
  if (role === 'asking') return 'asking'
  if (isFull(territory)) return 'full'
  return loggedIn ? 'member' : 'form'
}

/** Whether the person has an invitation of this territory by now. */
export function isInvited(
  records: readonly Pick<InvitationRecord, 'uid'>[] | undefined,
  targetUid: string,
): boolean {
  return targetUid !== '' && (records ?? []).some(({ uid }) => uid === targetUid)
}

/** Why the lord cannot invite this person; undefined when they can. */
export function whyNotInvite(
  targetUid: string,
  ownUid: string | undefined,
  records: readonly Pick<InvitationRecord, 'uid'>[] | undefined,
): string | undefined {
  if (targetUid === ownUid) return '不能邀请自己'
  return isInvited(records, targetUid) ? '已邀请过TA' : undefined
}

export const MESSAGE_MAX = 50

/** The error of the message to a friend. */
export function messageError(message: string): string | undefined {
  return lengthOf(message.trim()) > MESSAGE_MAX ? `最多输入${MESSAGE_MAX}字` : undefined
}

interface InvitingPerson {
  name: string
  avatar: string
}

/** The person on the card: the inviter, else the lord; undefined if there is neither. */
export function hostOf(
  inviter: Pick<SharedUser, 'nickname' | 'avatar'> | undefined,
  { status, lordName, lordAvatar }: Pick<Territory, 'status' | 'lordName' | 'lordAvatar'>,
): InvitingPerson | undefined {
  if (inviter) return { name: inviter.nickname, avatar: inviter.avatar }
  return status === 'OCCUPIED' ? { name: lordName, avatar: lordAvatar } : undefined
}
