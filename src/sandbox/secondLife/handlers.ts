import {
  readStory,
  receiveStoryReward,
  sendStoryRewardMessage,
  storyQrCode,
} from '@/api/secondLife'
import type { Story, StoryReward } from '@/api/secondLife'
import { accountsOf } from '@/sandbox/account'
import { activityOf } from '@/sandbox/activity'
import type { ArtKind } from '@/sandbox/art/picture'
import { handle, handleMember, handleOnce } from '@/sandbox/serve/handle'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import type { ReceivedReward } from '@/api/invitation'
import { refuse, refuseReward, type Refusal } from '@/sandbox/answer'
import { storyCode } from '@/sandbox/invitation/qrCodes'

const ACTIVITY_ID = '1001'

const CHAPTERS = [
  ['醒来', '在数字世界睁开眼，给自己取一个新名字。'],
  ['安家', '选一块地，搭起第一间屋子，点亮一盏灯。'],
  ['相识', '走进三位邻居的家，留下一句问候。'],
  ['远行', '乘上夜航船，去一颗没去过的星球。'],
  ['手艺', '学会一门手艺，把作品摆上集市。'],
  ['来信', '写一封信，寄给一年后的自己。'],
] as const

interface Prize {
  name: string
  type: StoryReward['type']
  art: ArtKind
  needPhone: boolean
}

/** One for each chapter. */
const PRIZES: readonly Prize[] = [
  { name: '30积分', type: 'POINT', art: 'coin', needPhone: false },
  { name: '星空书签', type: 'ASSET', art: 'postcard', needPhone: false },
  { name: '手写明信片', type: 'PHYSICAL', art: 'postcard', needPhone: true },
  { name: '领地装饰券', type: 'COUPON', art: 'coupon', needPhone: false },
  { name: '线下展览门票', type: 'COUPON', art: 'coupon', needPhone: true },
  { name: '第二人生勋章', type: 'ASSET', art: 'badge', needPhone: false },
]

interface Account {
  signed: boolean
  /** The number of completed chapters: they are played in the app. */
  done: number
  claimed: Set<string>
  /** When a message went to a phone (epoch milliseconds), by reward and phone. */
  messages: Map<string, number>
}

const STARTS: Readonly<Record<string, number>> = {
  stage_0: 0,
  chapter_1: 0,
  stage_mid: 3,
  stage_all: CHAPTERS.length,
}

const accounts = accountsOf<Account>(
  ({ scenario, user }) => {
    const start = user ? Object.keys(STARTS).find((name) => scenario(name)) : 'stage_0'
    const done = start === undefined ? 2 : (STARTS[start] ?? 0)
    const claimed = user && scenario('claimed') ? PRIZES.map((_prize, at) => idOf(at)) : []
    return { signed: start !== 'stage_0', done, claimed: new Set(claimed), messages: new Map() }
  },
  ['stage_0', 'chapter_1', 'stage_mid', 'stage_all', 'claimed'],
)

const idOf = (at: number): string => String(70_101 + at)

function storyOf(call: Call<{ activityId?: string }>): Story {
  const account = accounts.of(call)
  const [chapters, prizes] = call.scenario('no_chapters') ? [[], []] : [CHAPTERS, PRIZES]
  return {
    activityId: ACTIVITY_ID,
    ...activityOf(call),
    chapter: account.signed ? Math.min(account.done + 1, chapters.length) : 0,
    total: chapters.length,
    signed: account.signed,
    steps: chapters.map(([title, desc], at) => ({
      stepId: `7${at + 1}`,
      title,
      desc,
      status:
        at < account.done ? 'DONE' : account.signed && at === account.done ? 'DOING' : 'LOCKED',
    })),
    rewards: prizes.map(({ art, ...prize }, at) => ({
      ...prize,
      rewardId: idOf(at),
      img: call.art(art, idOf(at)),
      status: statusOf(call, at, account),
    })),
  }
}

/** The status of a chapter's reward for the caller. */
function statusOf(
  { scenario }: Call,
  at: number,
  { claimed, done }: Pick<Account, 'claimed' | 'done'>,
): StoryReward['status'] {
  if (claimed.has(idOf(at))) return 'CLAIMED'
  if (scenario('stage_sold') || scenario('sold_out')) return 'SOLD_OUT'
  return at < done ? 'CLAIMABLE' : 'LOCKED'
}

const RESEND_SEC = 60

/** Also after the end, until the rewards themselves are closed. */
function receive(call: MemberCall<{ rewardId: string }>): ReceivedReward | Refusal {
  if (call.scenario('claim_closed')) return refuse(10_002)
  const at = PRIZES.findIndex((_prize, index) => idOf(index) === call.payload.rewardId)
  const prize = PRIZES[at]
  if (!prize) return refuse(20_003)
  const account = accounts.of(call)
  const status = statusOf(call, at, account)
  if (status !== 'CLAIMABLE') return refuseReward(status)
  account.claimed.add(idOf(at))
  return {
    rewardId: idOf(at),
    name: prize.name,
    img: call.art(prize.art, idOf(at)),
    count: 1,
    type: prize.type,
    needAddress: false,
    status: call.scenario('pending') ? 'PROCESSING' : 'SUCCESS',
  }
}

/** One message a minute to a phone, for a reward that has been claimed and needs it. */
function messageTo(call: MemberCall<{ rewardId: string; phone: string }>) {
  const { rewardId = '', phone = '' } = call.payload
  if (!/^1[3-9]\d{9}$/.test(phone)) return refuse(90_002, '请输入正确的手机号')
  const { claimed, messages } = accounts.of(call)
  const prize = PRIZES.find((_prize, at) => idOf(at) === rewardId)
  if (!prize?.needPhone || !claimed.has(rewardId)) return refuse(20_003)
  if (call.scenario('sms_limit')) return refuse(40_004)
  const key = `${rewardId}/${phone}`
  const last = messages.get(key)
  if (last !== undefined && call.now - last < RESEND_SEC * 1000) return refuse(40_003)
  if (call.scenario('msg_failed')) return { sent: false, resendSec: 0 }
  messages.set(key, call.now)
  return { sent: true, resendSec: RESEND_SEC }
}

export const handlers = [
  handle(readStory, storyOf),
  handleOnce(receiveStoryReward, receive),
  handleMember(sendStoryRewardMessage, messageTo),
  handleMember(storyQrCode, storyCode),
]
