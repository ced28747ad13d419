import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  id,
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

/** ASSUMED. */
export const SharedUser = fields({
  uid: id,
  nickname: label,
  avatar: url,
  inviteCode: code,
  title: label,
  /** False: the code may no longer bind anybody. */
  valid: flag,
})
export type SharedUser = Read<typeof SharedUser>

/** Who shared a link, by one of the two; null when there is nobody of that kind. Path ASSUMED. */
export const readSharedUser = endpoint<{ inviteCode?: string; shareUid?: string }>()({
  name: 'invite/sharedUser',
  method: 'GET',
  path: '/acApi/invite/sharedUser',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: recordOrNull(SharedUser),
})

/** ASSUMED. `phoneMasked` comes masked from the platform. */
export const Registrant = fields({
  uid: id,
  nickname: label,
  avatar: url,
  phoneMasked: text,
  /** `YYYY-MM-DD HH:mm:ss` */
  registerTime: time,
  status: oneOf('REGISTERED', 'REALNAME', 'VALID', 'INVALID'),
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
  status?: RegistrantStatus
  pageNo: number
  pageSize: number
}

/** Path ASSUMED. */
export const listRegistrants = endpoint<RegistrantsRequest>()({
  name: 'invite/registrantList',
  method: 'GET',
  path: '/acApi/invite/registrantList',
  auth: 'required',
  given: 'nothing',
  answer: fields(REGISTRANTS),
})

/** How many original residents there are. Path and fields ASSUMED. */
export const readPromotionNumber = endpoint<{ activityId?: string }>()({
  name: 'invite/residentPromotionNumber',
  method: 'GET',
  path: '/acApi/invite/residentPromotionNumber',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: fields({ total: count, today: count, mine: count, target: count }),
})

/** What a QR code says and until when (`YYYY-MM-DD HH:mm:ss`, or empty: for ever). ASSUMED. */
export const QrCode = fields({ qrcodeContent: url, expireAt: time })
export type QrCode = Read<typeof QrCode>

export interface QrCodeRequest {
  activityId?: string
  /** A route of ours. */
  path: string
  params: Readonly<Partial<Record<string, string>>>
}

/** Path ASSUMED. */
export const generateQrCode = endpoint<QrCodeRequest>()({
  name: 'invite/generateQrCode',
  method: 'POST',
  path: '/acApi/invite/generateQrCode',
  auth: 'required',
  given: 'nothing',
  answer: QrCode,
})

/** The person's own code for inviting face to face. Path and fields ASSUMED. */
export const pullNewQrCode = endpoint<{ activityId?: string }>()({
  name: 'inventUser/pullNewQRcode',
  method: 'GET',
  path: '/acApi/inventUser/pullNewQRcode',
  auth: 'required',
  given: 'nothing',
  safe: false,
  answer: fields({ inviteCode: code, qrcodeContent: url, expireAt: time, serverTime: time }),
})

/** ASSUMED: a tier of rewards; what cannot be read is locked. */
export const RewardTier = fields({
  level: id,
  /** So many valid invitations open it. */
  need: count,
  rewardName: text,
  img: url,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
})
export type RewardTier = Read<typeof RewardTier>

/** Path and fields ASSUMED. */
export const readClaimButtons = endpoint<{ activityId?: string }>()({
  name: 'inventUser/claimButton',
  method: 'GET',
  path: '/acApi/inventUser/claimButton',
  auth: 'required',
  given: 'nothing',
  answer: fields({ validInvited: count, buttons: list(RewardTier) }),
})

/** ASSUMED. */
export const ReceivedReward = fields({
  rewardId: id,
  name: text,
  img: url,
  count,
  type: oneOf('POINT', 'ASSET', 'COUPON', 'PHYSICAL'),
  needAddress: flag,
  /** What cannot be read has not arrived yet. */
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

/** Path and fields ASSUMED. */
export const receiveReward = endpoint<ReceiveRequest>()({
  name: 'inventUser/receive',
  method: 'POST',
  path: '/acApi/inventUser/receive',
  auth: 'required',
  given: 'nothing',
  answer: ReceivedReward,
})

/** ASSUMED: what stands against inviting this phone; the call's own `inviteCode`, too. */
export const verifyRegistration = endpoint<{
  phone: string
  activityId?: string
  inviteCode?: string
}>()({
  name: 'inventUser/verifyUserRegistration',
  method: 'GET',
  path: '/acApi/inventUser/verifyUserRegistration',
  auth: 'optional',
  given: 'nothing',
  answer: fields({ registered: flag, boundInviter: flag, selfInvite: flag }),
})

export interface NewUserRequest {
  phone: string
  smsCode: string
  inviteCode?: string
  activityId?: string
  privacyVersion: string
}

/** ASSUMED: a login's answer, and what became of the invitation. */
export const NewUser = fields({
  ...LOGIN_FIELDS,
  /** False: the inviter could not be recorded. */
  bound: flag,
  rewardName: label,
})
export type NewUser = Read<typeof NewUser>

/** Registers somebody who was invited face to face, and logs them in. Path and fields ASSUMED. */
export const addNewUser = endpoint<NewUserRequest>()({
  name: 'inventUser/addNewUserInfo',
  method: 'POST',
  path: '/acApi/inventUser/addNewUserInfo',
  auth: 'optional',
  given: 'nothing',
  answer: NewUser,
})

/** As `listRegistrants`, and looked up anew. Path and fields ASSUMED. */
export const refreshRegistrants = endpoint<RegistrantsRequest>()({
  name: 'inventUser/refreshUserList',
  method: 'GET',
  path: '/acApi/inventUser/refreshUserList',
  auth: 'required',
  given: 'nothing',
  answer: fields({ ...REGISTRANTS, refreshTime: time }),
})
