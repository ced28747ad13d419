import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  id,
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
  /** So many valid invitations open it. */
  need: count,
  rewardName: text,
  img: url,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
})
export type ResidentStage = Read<typeof ResidentStage>

/** ASSUMED: the welcome gift for people who are new. */
export const NewcomerGift = fields({
  eligible: flag,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  rewardName: text,
})
export type NewcomerGift = Read<typeof NewcomerGift>

/** What `receiveReward` takes as the stage of the newcomers' gift. ASSUMED. */
export const NEWCOMER_STAGE = 'newcomer'

/** ASSUMED. `time`: `YYYY-MM-DD HH:mm:ss` */
export const ResidentRecord = fields({
  name: text,
  time: time,
  /** What cannot be read has not arrived yet. */
  status: oneOf('PROCESSING', 'SUCCESS', 'FAILED'),
})
export type ResidentRecord = Read<typeof ResidentRecord>

/** ASSUMED. */
export const ResidentRewards = fields({
  activityId: id,
  status: code,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** Digits; '' for guests. */
  residentNo: id,
  /** '' for guests. */
  inviteCode: code,
  totalInvited: count,
  validInvited: count,
  /** Null where the platform gives newcomers nothing. */
  newUser: maybe(NewcomerGift),
  stages: list(ResidentStage),
  records: list(ResidentRecord),
})
export type ResidentRewards = Read<typeof ResidentRewards>

/** Path and fields ASSUMED. */
export const searchResidentRewards = endpoint<{ activityId?: string }>()({
  name: 'originalResident/rewardSearch',
  method: 'GET',
  path: '/acApi/h5/originalResident/rewardSearch',
  auth: 'optional',
  given: 'method',
  answer: ResidentRewards,
})

/** ASSUMED. */
export const ResidentInviter = fields({
  inviterUid: id,
  nickname: label,
  avatar: url,
  residentNo: id,
  inviteCode: code,
  slogan: label,
  /** False: the invitation no longer counts. */
  valid: flag,
})
export type ResidentInviter = Read<typeof ResidentInviter>

/** Who invites; null when there is nobody of that id. Path ASSUMED. */
export const readResidentInviter = endpoint<{ id: string }>()({
  name: 'originalResident/inviterInfo',
  method: 'GET',
  path: '/acApi/h5/originalResident/inviterInfo/{id}',
  auth: 'optional',
  given: 'nothing',
  answer: recordOrNull(ResidentInviter),
})
