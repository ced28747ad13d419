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
  optionalCount,
  time,
} from './core/read'
import type { Read } from './core/read'
import { LOGIN_FIELDS } from './login'
import type { LoginRequest } from './login'

/** ASSUMED. Times: `YYYY-MM-DD HH:mm:ss`. */
export const RainRound = fields({
  roundId: id,
  startTime: time,
  endTime: time,
  /** How long one play of it takes. */
  durationSec: count,
  /** For one play by this person, while the round is live and they have not played it; else ''. */
  playToken: id,
})
export type RainRound = Read<typeof RainRound>

/** ASSUMED. What the platform has decided about a play; anything unknown is no win. */
export const RainResult = fields({
  status: oneOf('MISS', 'WIN'),
  amountText: label,
  rewardName: label,
})
export type RainResult = Read<typeof RainResult>

/** ASSUMED. */
export const RainInfo = fields({
  activityId: id,
  status: code,
  serverTime: time,
  appointed: flag,
  appointCount: count,
  /** Plays left today; undefined where the platform does not say. */
  remainTimes: optionalCount,
  rounds: list(RainRound),
  /** The answer to SETTLE. */
  result: maybe(RainResult),
  winRecords: list(fields({ nickname: label, amountText: label, time: time })),
})
export type RainInfo = Read<typeof RainInfo>

export interface RainRequest {
  activityId?: string | undefined
  action: 'QUERY' | 'APPOINT' | 'SETTLE'
  roundId?: string
  hitCount?: number
  /** Names one play: a SETTLE with the same one is carried out once. */
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

/** ASSUMED: what somebody is given for logging in; what cannot be read has not arrived yet. */
export const LoginPacket = fields({
  amountText: label,
  status: oneOf('PROCESSING', 'SUCCESS', 'SOLD_OUT'),
  expireAt: time,
})
export type LoginPacket = Read<typeof LoginPacket>

/** ASSUMED: as the passport login's answer, and the packet; null for whoever gets none. */
export const RainLoginAnswer = fields({
  ...LOGIN_FIELDS,
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
  given: 'nothing',
  answer: RainLoginAnswer,
})
