import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  count,
  digits,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  oneOf,
  optionalCount,
  seconds,
  time,
} from './core/read'
import type { Read } from './core/read'
import { LOGIN_FIELDS, type LoginRequest } from './login'

/** ASSUMED: a round of the red packet rain. */
export const RainRound = fields({
  roundId: digits,
  startTime: time,
  endTime: time,
  /** How long one play of it takes. */
  durationSec: seconds,
  /** For one play by this person, while the round is live and they have not played it; else ''. */
  playToken: id,
})
export type RainRound = Read<typeof RainRound>

/** ASSUMED: what the platform has decided about a play; anything unknown is no win. */
export const RainResult = fields({
  /** The result of the play. */
  status: oneOf('MISS', 'WIN'),
  amountText: label,
  rewardName: label,
})
export type RainResult = Read<typeof RainResult>

/** ASSUMED. The red packet rain, as far as the person is. */
export const RainInfo = fields({
  activityId: digits,
  /** The status of the campaign. */
  status: campaignStatus,
  serverTime: time,
  /** The person wants to be reminded of the next round. */
  appointed: flag,
  /** How many people want to be reminded. */
  appointCount: count,
  /** Plays left today. */
  remainTimes: optionalCount,
  /** The rounds, in their order. */
  rounds: list(RainRound),
  /** The answer to SETTLE. */
  result: maybe(RainResult),
  /** Other people's wins, the latest first. */
  winRecords: list(fields({ nickname: label, amountText: label, time: time })),
})
export type RainInfo = Read<typeof RainInfo>

export interface RainRequest {
  activityId?: string | undefined
  /** QUERY: only asks; APPOINT: wants to be reminded of a round; SETTLE: a play is over. */
  action: 'QUERY' | 'APPOINT' | 'SETTLE'
  roundId?: string
  /** How many packets were hit, with SETTLE. */
  hitCount?: number
  /** Identifies one play: a SETTLE with the same one is carried out once. */
  playToken?: string
}

/** One call for all of it; path and method are the specification's, actions and fields ASSUMED. */
export const appointmentInfo = endpoint<RainRequest>()({
  name: 'redPacketRain/appointmentInfo',
  method: 'POST',
  path: '/finance/redPacketRain/open/appointmentInfo',
  auth: 'optional',
  given: 'path and method',
  answer: RainInfo,
})

/** ASSUMED: the reward for logging in; an unreadable status means it has not arrived yet. */
export const LoginPacket = fields({
  amountText: label,
  /** Whether the packet has arrived. */
  status: oneOf('PROCESSING', 'SUCCESS', 'SOLD_OUT'),
  expireAt: time,
})
export type LoginPacket = Read<typeof LoginPacket>

/** ASSUMED: as the passport login's answer, with the packet; null if there is none. */
export const RainLoginAnswer = fields({
  ...LOGIN_FIELDS,
  /** The packet of the login. */
  packet: maybe(LoginPacket),
})
export type RainLoginAnswer = Read<typeof RainLoginAnswer>

export interface RainLoginRequest extends Omit<LoginRequest, 'loginType'> {
  activityId?: string
  roundId?: string
}

/** The login outside the app, which may also grant a packet. Path and fields ASSUMED. */
export const fissionRedPacketLogin = endpoint<RainLoginRequest>()({
  name: 'fissionRedPacket/login',
  method: 'POST',
  path: '/ucenter/api/fissionRedPacket/login',
  auth: 'optional',
  answer: RainLoginAnswer,
})
