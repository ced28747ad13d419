import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  id,
  inviteCode,
  label,
  list,
  maybe,
  oneOf,
  rows,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: a person who was found. */
export const FoundUser = fields({
  uid: digits,
  nickname: label,
  avatar: url,
  phoneMasked: text,
  realNameStatus: oneOf('NONE', 'PENDING', 'PASSED'),
})
export type FoundUser = Read<typeof FoundUser>

/** People by nickname or phone, at most 20. Path and fields ASSUMED. */
export const searchUser = endpoint<{ keyword: string }>()({
  name: 'user/searchUser',
  method: 'GET',
  path: '/ucenter/api/user/searchUser',
  auth: 'required',
  given: 'method',
  answer: rows(FoundUser),
})

/** The purpose of an invitation: to be a guest on a planet, or a resident of a territory. */
export type InvitationScene = 'GUEST' | 'TERRITORY'

export interface UserInvitationRequest {
  /** The person who is invited. */
  targetUid: string
  /** What the person is invited to be. TERRITORY: a resident of a territory. */
  scene: InvitationScene
  /** The planet or the territory. */
  refId: string
  slotId?: string
  message?: string
}

/** ASSUMED. */
export const INVITATION_STATUS = oneOf('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'DONE')
export type InvitationStatus = Read<typeof INVITATION_STATUS>

/** Invites a person. Path and fields ASSUMED. */
export const inviteUser = endpoint<UserInvitationRequest>()({
  name: 'user/invitation',
  method: 'POST',
  path: '/ucenter/api/user/invitation',
  auth: 'required',
  answer: fields({
    invitationId: digits,
    /** The code of the invitation. */
    inviteCode,
    /** The status of the invitation. */
    status: INVITATION_STATUS,
  }),
})

/** ASSUMED: a time at which a guest can come. */
export const InvitationSlot = fields({
  slotId: id,
  start: time,
  end: time,
  /** How many guests can still come then. */
  left: count,
})
export type InvitationSlot = Read<typeof InvitationSlot>

/** ASSUMED: an invitation that was sent. */
export const InvitationRecord = fields({
  invitationId: digits,
  /** The person who was invited. */
  uid: digits,
  nickname: label,
  avatar: url,
  start: time,
  /** The status of the invitation. */
  status: INVITATION_STATUS,
})
export type InvitationRecord = Read<typeof InvitationRecord>

export interface InvitationTimeRequest {
  /** What people are invited to be. TERRITORY: a resident of a territory. */
  scene: InvitationScene
  refId?: string
  /** The day of the slots, `YYYY-MM-DD` in UTC+8. */
  date?: string
  /** Only this one, for its guest; needs no login. */
  invitationId?: string
}

/** ASSUMED: what a guest reads of their invitation. */
const Invitation = fields({
  invitationId: digits,
  /** The code of the invitation. */
  inviteCode,
  /** The name of the person who invites. */
  hostName: label,
  /** The portrait of the person who invites. */
  hostAvatar: url,
  /** The name of the person who is invited. */
  guestName: label,
  planetId: digits,
  planetName: label,
  start: time,
  end: time,
  message: text,
  /** The status of the invitation. */
  status: INVITATION_STATUS,
})
export type Invitation = Read<typeof Invitation>

/**
 * The times for guests on a day, how many invitations the person has left today, and those that were sent. Path and
 * fields ASSUMED; also that a guest reads one by its id without a login.
 */
export const readInvitationTime = endpoint<InvitationTimeRequest>()({
  name: 'user/invitationTime',
  method: 'GET',
  path: '/ucenter/api/user/invitationTime',
  auth: 'optional',
  answer: fields({
    serverTime: time,
    /** The times for guests on the day. */
    slots: list(InvitationSlot),
    /** How many invitations the person can still send today. */
    todayLeft: count,
    /** The invitations that were sent, the latest first. */
    records: list(InvitationRecord),
    /** The one that the request names. */
    invitation: maybe(Invitation),
  }),
})
export type InvitationTime = Awaited<ReturnType<typeof readInvitationTime>>
