import { readCompanions, sendMessage } from '@/api/character'
import type { Companion, MessageRequest, Reply } from '@/api/character'
import { accountsOf } from '@/sandbox/account'
import { refuse, type Refusal } from '@/sandbox/answer'
import { day } from '@/sandbox/clock'
import { handle, handleMember, type Call, type MemberCall } from '@/sandbox/serve/handle'
import { CAST, DAILY_QUOTA, MAX_LENGTH, companionOf } from './companions'
import { MARKUP_TEXT, longText, replyTo } from './replies'

const BLOCKED = /敏感词|加微信/

interface Account {
  /** The day that is counted, and how many messages were answered on it. */
  day: string
  used: number
  /** The replies, by companion and `clientMsgId`: a message is answered once. */
  answered: Map<string, Reply>
}

const accounts = accountsOf<Account>(
  ({ scenario, now }) => ({
    day: day(now),
    used: scenario('ai_quota_0') ? DAILY_QUOTA : scenario('ai_quota_1') ? DAILY_QUOTA - 1 : 0,
    answered: new Map(),
  }),
  ['ai_quota_0', 'ai_quota_1'],
)

export const handlers = [handle(readCompanions, companionsOf), handleMember(sendMessage, answer)]

function companionsOf(call: Call<{ npcId?: string | undefined }>): Companion | Companion[] | null {
  const { npcId } = call.payload
  if (npcId === undefined || npcId === '')
    return call.scenario('no_npc') ? [] : CAST.map((cast) => companionOf(call, cast))
  const cast = CAST.find((one) => one.npcId === npcId)
  return cast ? companionOf(call, cast) : null
}

function answer(call: MemberCall<MessageRequest>): Reply | Refusal {
  const { npcId = '', clientMsgId = '', message = '' } = call.payload
  const account = accounts.of(call)
  const key = `${npcId}/${clientMsgId}`
  const known = account.answered.get(key)
  if (known) return known
  if (!CAST.some((cast) => cast.npcId === npcId)) return refuse(90_003, '没有找到这位伙伴')
  if (clientMsgId === '' || message.trim() === '') return refuse(90_002, '请输入消息')
  if (Array.from(message).length > MAX_LENGTH) return refuse(90_002, '最多200字')
  const refusal = refusalOf(call, account, message)
  if (refusal) return refusal
  account.used += 1
  const reply = replyFor(call, account, message)
  account.answered.set(key, reply)
  return reply
}

function refusalOf(call: MemberCall, account: Account, message: string): Refusal | undefined {
  const today = day(call.now)
  if (account.day !== today) Object.assign(account, { day: today, used: 0 })
  if (account.used >= DAILY_QUOTA) return refuse(70_002)
  if (call.scenario('ai_block') || BLOCKED.test(message)) return refuse(70_001)
  return call.scenario('ai_busy') ? refuse(70_003) : undefined
}

function replyFor({ scenario }: MemberCall, account: Account, message: string): Reply {
  const said = replyTo(message)
  const text = scenario('ai_long') ? longText() : scenario('ai_markup') ? MARKUP_TEXT : said.text
  return {
    ...said,
    text,
    msgId: `m${account.day.replace(/-/g, '')}${account.used}`,
    quotaLeft: DAILY_QUOTA - account.used,
  }
}
