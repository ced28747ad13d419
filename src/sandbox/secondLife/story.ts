import type { Story, StoryReward } from '@/api/secondLife'
import { accountsOf } from '@/sandbox/account'
import { activityOf } from '@/sandbox/activity'
import type { ArtKind } from '@/sandbox/art/picture'
import type { Call } from '@/sandbox/serve/handle'

const ACTIVITY_ID = '1001'

export const CHAPTERS = [
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
export const PRIZES: readonly Prize[] = [
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

export const accounts = accountsOf<Account>(
  ({ scenario }) => {
    const start = Object.keys(STARTS).find((name) => scenario(name))
    const done = start === undefined ? 2 : (STARTS[start] ?? 0)
    const claimed = scenario('claimed') ? PRIZES.map((_prize, at) => idOf(at)) : []
    return {
      signed: start !== 'stage_0',
      done,
      claimed: new Set(claimed),
      messages: new Map(),
    }
  },
  ['stage_0', 'chapter_1', 'stage_mid', 'stage_all', 'claimed'],
)

export const idOf = (at: number): string => String(70_101 + at)

export function storyOf(call: Call<{ activityId?: string }>): Story {
  const { scenario, user } = call
  const account = user
    ? accounts.of(call)
    : { signed: false, done: 0, claimed: new Set<string>(), messages: new Map() }
  const chapters = scenario('no_chapters') ? [] : CHAPTERS
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
    rewards: scenario('no_chapters')
      ? []
      : PRIZES.map((prize, at) => ({
          rewardId: idOf(at),
          name: prize.name,
          img: call.art(prize.art, idOf(at)),
          type: prize.type,
          needPhone: prize.needPhone,
          status: statusOf(call, at, account),
        })),
  }
}

/** The status of a chapter's reward for the caller. */
export function statusOf(
  { scenario }: Call,
  at: number,
  { claimed, done }: Pick<Account, 'claimed' | 'done'>,
): StoryReward['status'] {
  if (claimed.has(idOf(at))) return 'CLAIMED'
  if (scenario('stage_sold') || scenario('sold_out')) return 'SOLD_OUT'
  return at < done ? 'CLAIMABLE' : 'LOCKED'
}
