import { endpoint } from './core/endpoint'
import { fields, flag, label, maybe, oneOf, type Read } from './core/read'
import { LOGIN_FIELDS, type LoginRequest } from './login'

/** ASSUMED: a newcomer's gift. What cannot be read has not arrived yet. */
export const FissionReward = fields({
  name: label,
  amountText: label,
  /** Whether the gift has arrived. */
  status: oneOf('PROCESSING', 'SUCCESS', 'SOLD_OUT'),
})
export type FissionReward = Read<typeof FissionReward>

/** ASSUMED: as the passport login's answer, with the result of the invitation. */
export const FissionAnswer = fields({
  ...LOGIN_FIELDS,
  /** False: another inviter is already bound to this person. */
  inviterBound: flag,
  /** Null without a gift. */
  reward: maybe(FissionReward),
})
export type FissionAnswer = Read<typeof FissionAnswer>

export interface FissionLoginRequest extends Omit<LoginRequest, 'loginType'> {
  activityId?: string
  /** The channel through which the person came. */
  channel?: string
}

/** Logs in, binds the inviter and gives the newcomer's gift: one for each person and activity. Path and fields ASSUMED. */
export const fissionSmsLogin = endpoint<FissionLoginRequest>()({
  name: 'fission/smsLogin',
  method: 'POST',
  path: '/ucenter/api/fission/h5/smsLogin',
  auth: 'optional',
  answer: FissionAnswer,
})
