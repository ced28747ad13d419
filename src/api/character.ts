import { asRecord } from '@/lib/storage/json'
import { endpoint } from './core/endpoint'
import {
  count,
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

/** ASSUMED: a companion that a person talks with. `maxLen` 0 is unknown; so is a missing quota. */
export const Companion = fields({
  npcId: id,
  name: label,
  avatar: url,
  cover: url,
  greeting: text,
  tags: labels,
  suggestions: labels,
  dailyQuota: optionalCount,
  maxLen: count,
  /** What cannot be read is there. */
  status: oneOf('ON', 'OFF'),
})
export type Companion = Read<typeof Companion>

/** ASSUMED: one record for an id, a list without one. Nothing reads as nobody. */
const Companions: Reader<Companion[]> = (value) => {
  const record = asRecord(value)
  if (!record) return rows(Companion)(value)
  return Object.keys(record).length === 0 ? [] : [Companion(record)]
}

/** ASSUMED: the words of `tags` that tell of a character. Others are only shown. */
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

/** ASSUMED. `quotaLeft`: undefined where the platform does not say. */
export const Reply = fields({
  msgId: id,
  text,
  emotion: oneOf('CALM', 'HAPPY', 'SHY', 'SAD', 'EXCITED'),
  suggestions: labels,
  quotaLeft: optionalCount,
})
export type Reply = Read<typeof Reply>

export interface MessageRequest {
  npcId: string
  sessionId: string
  /** The same for each try of one message: the platform answers it once. */
  clientMsgId: string
  message: string
}

/** Says something to a companion. The specification spells the name so, and makes it a GET. Path ASSUMED. */
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
