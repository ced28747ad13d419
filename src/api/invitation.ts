import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  flag,
  id,
  inviteCode,
  label,
  list,
  oneOf,
  recordOrNull,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'
import { LOGIN_FIELDS } from './login'

/** ASSUMED. The person who has shared a link. */
export const SharedUser = fields({
  uid: digits,
  nickname: label,
  avatar: url,
  /** The code of this person. */
  inviteCode,
  /** The person's title on the platform, in words to be shown. */
  title: label,
  /** False: the code can no longer bind a person. */
  valid: flag,
})
export type SharedUser = Read<typeof SharedUser>

/** Who shared a link, by one of the two; null if unknown. Path ASSUMED. */
export const readSharedUser = endpoint<{ inviteCode?: string; shareUid?: string }>()({
  name: 'invite/sharedUser',
  method: 'GET',
  path: '/acApi/invite/sharedUser',
  auth: 'optional',
  sameForAll: true,
  answer: recordOrNull(SharedUser),
})

/** ASSUMED: an invitee. */
export const Registrant = fields({
  uid: digits,
  nickname: label,
  avatar: url,
  phoneMasked: text,
  /** When the person registered. */
  registerTime: time,
  /** The status of the invitee. */
  status: oneOf('REGISTERED', 'REALNAME', 'VALID', 'INVALID'),
  /** The reward of the invitation, in words with the amount. */
  rewardText: text,
  /** Why an invitation does not count. */
  reason: text,
})
export type Registrant = Read<typeof Registrant>
export type RegistrantStatus = Registrant['status']

/** ASSUMED. */
const REGISTRANTS = {
  total: count,
  validTotal: count,
  hasMore: flag,
  list: list(Registrant),
}

export const REGISTRANT_PAGE_SIZE = 20

export interface RegistrantsRequest {
  activityId?: string
  /** Only those in this state. */
  status?: RegistrantStatus
  pageNo: number
  pageSize: number
}

/** The invitees of the person. Path ASSUMED. */
export const listRegistrants = endpoint<RegistrantsRequest>()({
  name: 'invite/registrantList',
  method: 'GET',
  path: '/acApi/invite/registrantList',
  auth: 'required',
  answer: fields(REGISTRANTS),
})

/** How many original residents there are. Path and fields ASSUMED. */
export const readPromotionNumber = endpoint<{ activityId?: string }>()({
  name: 'invite/residentPromotionNumber',
  method: 'GET',
  path: '/acApi/invite/residentPromotionNumber',
  auth: 'optional',
  sameForAll: true,
  answer: fields({
    /** How many original residents there are. */
    total: count,
    /** How many of them came today. */
    today: count,
    /** How many of them the person who asks has invited. */
    mine: count,
    /** The campaign's target for that number. */
    target: count,
  }),
})

/** ASSUMED: a QR code. */
export const QrCode = fields({ qrcodeContent: url, expireAt: time })
export type QrCode = Read<typeof QrCode>

export interface QrCodeRequest {
  activityId?: string
  /** A route of ours. */
  path: string
  /** The query of that route, by its names. */
  params: Readonly<Partial<Record<string, string>>>
}

/** The code of a page with the person's invitation in it. Path ASSUMED. */
export const generateQrCode = endpoint<QrCodeRequest>()({
  name: 'invite/generateQrCode',
  method: 'POST',
  path: '/acApi/invite/generateQrCode',
  auth: 'required',
  answer: QrCode,
})

/** The person's own code for inviting face to face. Path and fields ASSUMED. */
export const pullNewQrCode = endpoint<{ activityId?: string }>()({
  name: 'inventUser/pullNewQRcode',
  method: 'GET',
  path: '/acApi/inventUser/pullNewQRcode',
  auth: 'required',
  safe: false,
  answer: fields({
    /** The code of the person who asks. */
    inviteCode,
    qrcodeContent: url,
    expireAt: time,
    serverTime: time,
  }),
})

/** ASSUMED: a tier of rewards; what cannot be read is locked. */
export const RewardTier = fields({
  /** The tier. */
  level: id,
  /** The number of valid invitations that opens it. */
  need: count,
  rewardName: text,
  img: url,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
})
export type RewardTier = Read<typeof RewardTier>

/** The tiers of rewards for invitations, and how far the person is. Path and fields ASSUMED. */
export const readClaimButtons = endpoint<{ activityId?: string }>()({
  name: 'inventUser/claimButton',
  method: 'GET',
  path: '/acApi/inventUser/claimButton',
  auth: 'required',
  answer: fields({
    validInvited: count,
    /** The tiers of rewards, the lowest first. */
    buttons: list(RewardTier),
  }),
})

/** ASSUMED. A reward that was received. */
export const ReceivedReward = fields({
  rewardId: id,
  name: text,
  img: url,
  /** How many of it were given. */
  count,
  /** What kind of reward it is. */
  type: oneOf('POINT', 'ASSET', 'COUPON', 'PHYSICAL'),
  /** The platform needs an address to deliver it. */
  needAddress: flag,
  /** An unreadable status means it has not arrived yet. */
  status: oneOf('PROCESSING', 'SUCCESS'),
})
export type ReceivedReward = Read<typeof ReceivedReward>

export interface ReceiveRequest {
  activityId?: string
  /** A tier of `readClaimButtons` … */
  level?: string
  /** … or a stage of the original residents' rewards. */
  stageId?: string
  /** One for each intent: the same one never gives twice. */
  bizNo: string
}

/** Receives the reward of a tier or of a stage, once. Path and fields ASSUMED. */
export const receiveReward = endpoint<ReceiveRequest>()({
  name: 'inventUser/receive',
  method: 'POST',
  path: '/acApi/inventUser/receive',
  auth: 'required',
  answer: ReceivedReward,
})

/** ASSUMED: why this phone cannot be invited; the call's own `inviteCode`, too. */
export const verifyRegistration = endpoint<{
  /** The mobile number of the person who is invited. */
  phone: string
  activityId?: string
  inviteCode?: string
}>()({
  name: 'inventUser/verifyUserRegistration',
  method: 'GET',
  path: '/acApi/inventUser/verifyUserRegistration',
  auth: 'optional',
  answer: fields({
    /** This number has an account. */
    registered: flag,
    /** This number has been invited before. */
    boundInviter: flag,
    /** It is the number of the person who invites. */
    selfInvite: flag,
  }),
})

export interface NewUserRequest {
  phone: string
  smsCode: string
  inviteCode?: string
  activityId?: string
  privacyVersion: string
}

/** ASSUMED: a login's answer, with the result of the invitation. */
export const NewUser = fields({
  ...LOGIN_FIELDS,
  /** False: the inviter could not be recorded. */
  bound: flag,
  rewardName: label,
})
export type NewUser = Read<typeof NewUser>

/** Registers a person invited face to face, and logs them in. Path and fields ASSUMED. */
export const addNewUser = endpoint<NewUserRequest>()({
  name: 'inventUser/addNewUserInfo',
  method: 'POST',
  path: '/acApi/inventUser/addNewUserInfo',
  auth: 'optional',
  answer: NewUser,
})

/** As `listRegistrants`, and looked up anew. Path and fields ASSUMED. */
export const refreshRegistrants = endpoint<RegistrantsRequest>()({
  name: 'inventUser/refreshUserList',
  method: 'GET',
  path: '/acApi/inventUser/refreshUserList',
  auth: 'required',
  answer: fields({
    ...REGISTRANTS,
    /** When the list was looked up. */
    refreshTime: time,
  }),
})
