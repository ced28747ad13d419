import { number, object, string } from 'valibot'
import type { ReceivedReward, RewardTier } from '@/api/invitation'
import type { ArtKind } from '@/sandbox/art/url'
import type { Call } from '@/sandbox/handle'
import { collection } from '@/sandbox/platform'
import type { User } from '@/sandbox/users'
import { validTotal } from './registrants'

/** Who has claimed what, and when (epoch milliseconds). */
export const claims = collection(object({ uid: string(), key: string(), at: number() }))

interface Reward {
  key: string
  need: number
  name: string
  type: ReceivedReward['type']
  count: number
  art: ArtKind
}

/** What valid invitations bring. */
const TIERS: readonly Reward[] = [
  { key: '1', need: 1, name: '50积分', type: 'POINT', count: 50, art: 'coin' },
  { key: '2', need: 3, name: '星空明信片', type: 'ASSET', count: 1, art: 'postcard' },
  { key: '3', need: 5, name: '领地装饰券', type: 'COUPON', count: 2, art: 'coupon' },
  { key: '4', need: 10, name: '原住民纪念徽章', type: 'PHYSICAL', count: 1, art: 'badge' },
  { key: '5', need: 20, name: '限定数字雕塑', type: 'ASSET', count: 1, art: 'sculpture' },
]
/** The welcome gift, claimed by this stage id. */
const NEWCOMER: Reward = {
  key: 'newcomer',
  need: 0,
  name: '新人探索礼包',
  type: 'ASSET',
  count: 1,
  art: 'present',
}

/** What this scenario says was claimed before anybody looked. */
export function earlierClaims({ scenario }: Pick<Asking, 'scenario'>): readonly string[] {
  if (scenario('claimed')) return [...TIERS, NEWCOMER].map(({ key }) => key)
  return scenario('stage_mid') ? ['1'] : []
}

export function rewardOf(key: string | undefined): Reward | undefined {
  return [...TIERS, NEWCOMER].find((reward) => reward.key === key)
}

type Asking = Pick<Call<unknown>, 'scenario' | 'art' | 'now'>

/** The ladder as this person sees it. */
export async function tiersOf(call: Asking, user: Pick<User, 'uid'>): Promise<RewardTier[]> {
  const valid = await validTotal(call, user.uid)
  return TIERS.map((reward) => ({
    level: reward.key,
    need: reward.need,
    rewardName: reward.name,
    img: call.art(reward.art, reward.key),
    status: statusOf(call, user.uid, reward, valid),
  }))
}

export function statusOf(
  call: Pick<Asking, 'scenario'>,
  uid: string,
  { key, need }: Pick<Reward, 'key' | 'need'>,
  valid: number,
): RewardTier['status'] {
  if (hasClaimed(uid, key) || earlierClaims(call).includes(key)) return 'CLAIMED'
  if (call.scenario('stage_sold') || call.scenario('sold_out')) return 'SOLD_OUT'
  return valid >= need ? 'CLAIMABLE' : 'LOCKED'
}

function hasClaimed(uid: string, key: string): boolean {
  return claims.findFirst((q) => q.where({ uid, key })) !== undefined
}
