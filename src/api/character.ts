import { asRecord } from '@/lib/storage/json'
import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  id,
  label,
  labels,
  oneOf,
  optionalCount,
  rows,
  text,
  url,
} from './core/read'
import type { Read, Reader } from './core/read'

/** ASSUMED: a companion that a person talks with. */
export const Companion = fields({
  npcId: digits,
  name: label,
  avatar: url,
  cover: url,
  /** The companion's first message. */
  greeting: text,
  /**
   * Words that describe it. These tell which companion fits a person: 安静, 热闹, 好奇, 稳重, 勇敢, 爱笑, 神秘, 手艺, 观星, 美食,
   * 探险, 诗, 夜猫子, 早起. Others are only shown.
   */
  tags: labels,
  suggestions: labels,
  /** How many messages a person can send a day. */
  dailyQuota: optionalCount,
  /** How many characters a message can have; 0: unknown. */
  maxLen: count,
  /** An unreadable status means available. */
  status: oneOf('ON', 'OFF'),
})
export type Companion = Read<typeof Companion>

/** ASSUMED: one record for an id, a list without one. An empty record means no companion. */
const Companions: Reader<Companion[]> = (value) => {
  const record = asRecord(value)
  if (!record) return rows(Companion)(value)
  return Object.keys(record).length === 0 ? [] : [Companion(record)]
}

/** ASSUMED: the values of `tags` that tell which companion fits a person. */
export const TRAITS = [
  '安静',
  '热闹',
  '好奇',
  '稳重',
  '勇敢',
  '爱笑',
  '神秘',
  '手艺',
  '观星',
  '美食',
  '探险',
  '诗',
  '夜猫子',
  '早起',
] as const
export type Trait = (typeof TRAITS)[number]

/** The companion of an id, or all of them. Path ASSUMED. */
export const readCompanions = endpoint<{ npcId?: string | undefined }>()({
  name: 'getVerticalNpcCfgEntity',
  method: 'GET',
  path: '/xfacade/api/character/getVerticalNpcCfgEntity',
  auth: 'optional',
  sameForAll: true,
  given: 'method',
  answer: Companions,
})

/** ASSUMED: what a companion answers. */
export const Reply = fields({
  /** The message of the companion. */
  msgId: id,
  /** The companion's message. */
  text,
  /** The companion's expression with this message. */
  emotion: oneOf('CALM', 'HAPPY', 'SHY', 'SAD', 'EXCITED'),
  suggestions: labels,
  /** How many messages the person can still send today. */
  quotaLeft: optionalCount,
})
export type Reply = Read<typeof Reply>

export interface MessageRequest {
  npcId: string
  /** The conversation, by the product's own id: the companion remembers its messages. */
  sessionId: string
  /** The same for each try of one message: the platform answers it once. */
  clientMsgId: string
  /** The person's message. */
  message: string
}

/** Sends a message to a companion. The specification spells the name so, and makes it a GET. Path ASSUMED. */
export const sendMessage = endpoint<MessageRequest>()({
  name: 'character/sendMessaage',
  method: 'GET',
  path: '/xfacade/api/character/sendMessaage',
  auth: 'required',
  given: 'method',
  safe: false,
  headers: { 'Cache-Control': 'no-store' },
  answer: Reply,
})
