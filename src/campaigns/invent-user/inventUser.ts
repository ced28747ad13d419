import type { RewardTier } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import type { QueryPart } from '@/kit/query/queryPart'
import { stampClock } from '@/lib/format/stamp'
import { parseServerTime } from '@/lib/serverClock'
import { head } from './head'

/** The visitor's role. Undefined while unknown. */
type Face = 'inviter' | 'invitee' | undefined

interface Visitor {
  inApp: boolean
  loggedIn: boolean
  me: QueryPart<{ inviteCode: string }>
  /** The code in the address. */
  linkCode: string | undefined
}

/** Another person's code is an invitation; in the app, or with one's own code or none, the visitor is the inviter. */
export function faceOf({ inApp, loggedIn, me, linkCode }: Visitor): Face {
  if (inApp || linkCode === undefined) return 'inviter'
  if (!loggedIn) return 'invitee'
  if (!me.data) return me.isPending ? undefined : 'invitee'
  return me.data.inviteCode.toUpperCase() === linkCode.toUpperCase() ? 'inviter' : 'invitee'
}

/** `fading`: a new code is fetched before this one ends. */
export type QrPhase = 'live' | 'fading' | 'expired'

const RENEW_AHEAD_MS = 5000

/** When the phase of a code changes; undefined: it never ends. */
export function qrMoments(expireAt: string): { fadesAt?: number; endsAt?: number } {
  const endsAt = parseServerTime(expireAt)
  return endsAt === undefined ? {} : { fadesAt: endsAt - RENEW_AHEAD_MS, endsAt }
}

export function qrPhase(expireAt: string, now: number): QrPhase {
  const { fadesAt = Infinity, endsAt = Infinity } = qrMoments(expireAt)
  if (now >= endsAt) return 'expired'
  return now >= fadesAt ? 'fading' : 'live'
}

/** 73K5 OH6B: in groups of four a code is easier to read out. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** The fill of a jar, from 0 to 1. */
export function fillOf({ need, status }: Pick<RewardTier, 'need' | 'status'>, valid: number) {
  if (status === 'CLAIMED' || status === 'CLAIMABLE') return 1
  return need > 0 ? Math.min(1, valid / need) : 0
}

/** A tier's button label. */
export function tierLabel({ need, status }: Pick<RewardTier, 'need' | 'status'>, valid: number) {
  if (status === 'CLAIMABLE') return '领取'
  if (status === 'CLAIMED') return '已领取'
  if (status === 'SOLD_OUT') return '已抢光'
  const missing = need - valid
  // Only the platform opens a tier, also if its own numbers are enough.
  return missing > 0 ? `差${missing}人` : '待开启'
}

/** How many rows have been added at the top since these were known: a later page of the list adds none. */
export function newOnTop(ids: readonly string[], known: ReadonlySet<string>): number {
  const at = ids.findIndex((id) => known.has(id))
  return at === -1 ? 0 : at
}

/** Why a phone cannot be invited; undefined if it can. */
export function phoneProblem({
  registered,
  boundInviter,
  selfInvite,
}: Readonly<Record<'registered' | 'boundInviter' | 'selfInvite', boolean>>): string | undefined {
  if (selfInvite) return '不能邀请自己'
  if (registered) return '该手机号已注册，请直接打开App'
  return boundInviter ? '你已接受过其他好友的邀请' : undefined
}

/** 更新于 09:30; '' without a time. */
export function refreshedText(refreshTime: string): string {
  return parseServerTime(refreshTime) === undefined ? '' : `更新于 ${stampClock(refreshTime)}`
}

interface Wording {
  title: string
  line: string
  tiers: string
  need: (need: number) => string
  noInvited: string
  /** The rewards of an invitation may be named. */
  showsRewards: boolean
}

export const NEUTRAL_LINE = '面对面扫一扫，一起走进数字世界'

const USUAL: Wording = {
  title: '邀请有礼',
  line: '面对面扫一扫，好友加入，你也有礼',
  tiers: '邀请奖励',
  need: (need) => `邀请${need}人`,
  noInvited: '还没有邀请记录，快去邀请好友吧',
  showsRewards: true,
}

/** WeChat forbids incentives to invite: there the text is neutral, without the rewards of an invitation. */
const IN_WECHAT: Wording = {
  title: head.title,
  line: NEUTRAL_LINE,
  tiers: '同行里程',
  need: (need) => `${need}位好友同行`,
  noInvited: '还没有邀请记录',
  showsRewards: false,
}

export function wording({ visit } = currentVisit()): Wording {
  return visit === 'wechat' ? IN_WECHAT : USUAL
}
