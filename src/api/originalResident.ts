import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  count,
  digits,
  fields,
  flag,
  id,
  inviteCode,
  label,
  list,
  maybe,
  oneOf,
  recordOrNull,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: a stage of the residents' rewards; what cannot be read is locked. */
export const ResidentStage = fields({
  stageId: id,
  /** The number of valid invitations that opens it. */
  need: count,
  rewardName: text,
  img: url,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
})
export type ResidentStage = Read<typeof ResidentStage>

/** ASSUMED: the welcome gift for newcomers. */
export const NewcomerGift = fields({
  /** The person who asks can get it. */
  eligible: flag,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  rewardName: text,
})
export type NewcomerGift = Read<typeof NewcomerGift>

/** The stage of the newcomers' gift for `receiveReward`. ASSUMED. */
export const NEWCOMER_STAGE = 'newcomer'

/** ASSUMED: a reward that was received. */
export const ResidentRecord = fields({
  /** The reward received. */
  name: text,
  time: time,
  /** An unreadable status means it has not arrived yet. */
  status: oneOf('PROCESSING', 'SUCCESS', 'FAILED'),
})
export type ResidentRecord = Read<typeof ResidentRecord>

/** ASSUMED. The campaign of the original residents, as far as the person is. */
export const ResidentRewards = fields({
  activityId: digits,
  /** The status of the campaign. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The number of the resident; empty for guests. */
  residentNo: digits,
  /** The code of the person who asks; empty for guests. */
  inviteCode,
  /** How many people the person has invited. */
  totalInvited: count,
  validInvited: count,
  /** Null where the platform gives newcomers nothing. */
  newUser: maybe(NewcomerGift),
  /** The stages of the rewards, the lowest first. */
  stages: list(ResidentStage),
  /** The rewards that the person has received, the latest first. */
  records: list(ResidentRecord),
})
export type ResidentRewards = Read<typeof ResidentRewards>

/** The rewards of the original residents, and how far the person is. Path and fields ASSUMED. */
export const searchResidentRewards = endpoint<{ activityId?: string }>()({
  name: 'originalResident/rewardSearch',
  method: 'GET',
  path: '/acApi/h5/originalResident/rewardSearch',
  auth: 'optional',
  given: 'method',
  answer: ResidentRewards,
})

/** ASSUMED. The person who invites to the original residents. */
export const ResidentInviter = fields({
  /** The person who invites. */
  inviterUid: digits,
  nickname: label,
  avatar: url,
  residentNo: digits,
  inviteCode,
  slogan: label,
  /** False: the invitation no longer counts. */
  valid: flag,
})
export type ResidentInviter = Read<typeof ResidentInviter>

/** The inviter; null if there is none with that id. Path ASSUMED. */
export const readResidentInviter = endpoint<{
  /** The person who invites. */
  id: string
}>()({
  name: 'originalResident/inviterInfo',
  method: 'GET',
  path: '/acApi/h5/originalResident/inviterInfo/{id}',
  auth: 'optional',
  answer: recordOrNull(ResidentInviter),
})
