import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { ReceiveRequest, ReceivedReward, RewardTier } from '@/api/invitation'
import { accountsOf } from '@/sandbox/account'
import { refuse, refuseReward, type Refusal } from '@/sandbox/answer'
import type { ArtKind } from '@/sandbox/art/picture'
import { DAY_MS } from '@/sandbox/clock'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { isSeeded } from '@/sandbox/users'
import { validTotal } from '@/sandbox/registrants'

interface Reward {
  key: string
  need: number
  name: string
  type: ReceivedReward['type']
  count: number
  art: ArtKind
}

/** The rewards of valid invitations. */
const TIERS: readonly Reward[] = [
  { key: '1', need: 1, name: '50积分', type: 'POINT', count: 50, art: 'coin' },
  { key: '2', need: 3, name: '星空明信片', type: 'ASSET', count: 1, art: 'postcard' },
  { key: '3', need: 5, name: '领地装饰券', type: 'COUPON', count: 2, art: 'coupon' },
  { key: '4', need: 10, name: '原住民纪念徽章', type: 'PHYSICAL', count: 1, art: 'badge' },
  { key: '5', need: 20, name: '限定数字雕塑', type: 'ASSET', count: 1, art: 'sculpture' },
]
const REWARDS: readonly Reward[] = [
  ...TIERS,
  { key: NEWCOMER_STAGE, need: 0, name: '新人探索礼包', type: 'ASSET', count: 1, art: 'present' },
]
/** How long after registering a person counts as new. */
const NEW_FOR_MS = 7 * DAY_MS

/** When each reward was claimed (epoch milliseconds), by its key. */
export const claims = accountsOf(() => new Map<string, number>())

/** Rewards claimed before the first call, by scenario. */
export function earlierClaims({ scenario }: Call): readonly string[] {
  if (scenario('claimed')) return REWARDS.map(({ key }) => key)
  return scenario('stage_mid') ? ['1'] : []
}

export function rewardOf(key: string | undefined): Reward | undefined {
  return REWARDS.find((reward) => reward.key === key)
}

/** The tiers as this person sees them. */
export function tiersOf(call: Call, uid: string): RewardTier[] {
  const valid = validTotal(call, uid)
  return TIERS.map((reward) => ({
    level: reward.key,
    need: reward.need,
    rewardName: reward.name,
    img: call.art(reward.art, reward.key),
    status: statusOf(call, uid, reward, valid),
  }))
}

export function statusOf(
  call: Call,
  uid: string,
  { key, need }: Reward,
  valid: number,
): RewardTier['status'] {
  if (claims.of(call, uid).has(key) || earlierClaims(call).includes(key)) return 'CLAIMED'
  if (call.scenario('stage_sold') || call.scenario('sold_out')) return 'SOLD_OUT'
  return valid >= need ? 'CLAIMABLE' : 'LOCKED'
}

/** Who may get the welcome gift: guests, and people who have just registered. */
export function isNewcomer({ scenario, user, now }: Call): boolean {
  if (scenario('old_user')) return false
  if (scenario('new_user') || !user) return true
  return !isSeeded(user.uid) && now - user.registerTime < NEW_FOR_MS
}

export function receive(call: MemberCall<ReceiveRequest>): ReceivedReward | Refusal {
  const { level, stageId } = call.payload
  const reward = rewardOf(level ?? stageId)
  if (!reward || (reward.key === NEWCOMER_STAGE && !isNewcomer(call))) return refuse(20_003)
  const { uid } = call.user
  const status = statusOf(call, uid, reward, validTotal(call, uid))
  if (status !== 'CLAIMABLE') return refuseReward(status)
  claims.of(call).set(reward.key, call.now)
  return {
    rewardId: `9${uid.slice(-10)}${reward.key === NEWCOMER_STAGE ? '0' : reward.key}`,
    name: reward.name,
    img: call.art(reward.art, reward.key),
    count: reward.count,
    type: reward.type,
    needAddress: reward.type === 'PHYSICAL',
    status: isPending(call, reward) ? 'PROCESSING' : 'SUCCESS',
  }
}

/** Assets arrive later. */
export function isPending({ scenario }: Call, reward: Reward | undefined): boolean {
  return reward?.type === 'ASSET' || scenario('pending')
}
