import { endpoint } from './core/endpoint'
import { fields, id, label, maybe, oneOf, type Read } from './core/read'
import { LoginAnswer } from './login'

/** The channel of visits without one. ASSUMED. */
export const ORGANIC = 'organic'

/** ASSUMED. */
export interface ChannelRecord {
  channelCode: string
  subChannel?: string
  /** The event of the channel. */
  eventType: 'VISIT' | 'REGISTER' | 'DOWNLOAD'
  /** One for each browser, and nothing of the person. */
  visitorKey: string
  /** A route of ours, without its query. */
  landingPath: string
}

/** Counts a channel event. A background call: it fails silently. Path and fields ASSUMED. */
export const newChannelRecord = endpoint<ChannelRecord>()({
  name: 'channel/newChannelRecord',
  method: 'POST',
  path: '/ucenter/api/channel/newChannelRecord',
  auth: 'optional',
  silent: true,
  answer: fields({
    /** The record that was made. */
    recordId: id,
  }),
})

/** ASSUMED: what a new person is given; one that cannot be read has not arrived yet. */
const ChannelReward = fields({
  name: label,
  /** Whether the reward has arrived. */
  status: oneOf('PROCESSING', 'SUCCESS'),
})

/** ASSUMED, except for the fields of `LoginAnswer`. */
export const ChannelLoginAnswer = (value: unknown) => ({
  ...LoginAnswer(value),
  ...fields({
    /** The reward of a new account. */
    reward: maybe(ChannelReward),
  })(value),
})
export type ChannelLoginAnswer = Read<typeof ChannelLoginAnswer>

export interface ChannelLoginRequest {
  phone: string
  smsCode: string
  channelCode: string
  subChannel?: string
  privacyVersion: string
}

/** A login that also sends its channel. Path ASSUMED. */
export const channelLogin = endpoint<ChannelLoginRequest>()({
  name: 'channel/channelLogin',
  method: 'POST',
  path: '/ucenter/api/channel/channelLogin',
  auth: 'optional',
  answer: ChannelLoginAnswer,
})
