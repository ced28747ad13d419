import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { ReceiveRequest, ReceivedReward } from '@/api/invitation'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import type { Call } from '@/sandbox/handle'
import { oncePer } from '@/sandbox/platform'
import type { User } from '@/sandbox/users'
import { isNewcomer } from './newcomers'
import { validTotal } from './registrants'
import { claims, rewardOf, statusOf } from './tiers'

/** Gives a reward once; the same business number always has the same answer. */
export function receive(call: Call<ReceiveRequest, User>): Promise<ReceivedReward | Refusal> {
  const { bizNo } = call.payload
  if (!bizNo) return Promise.resolve(refuse(90_001, '缺少业务单号'))
  return oncePer(`invite-receive:${call.user.uid}:${bizNo}`, () => give(call))
}

async function give(call: Call<ReceiveRequest, User>): Promise<ReceivedReward | Refusal> {
  const { level, stageId } = call.payload
  const reward = rewardOf(level ?? stageId)
  if (!reward || (reward.key === NEWCOMER_STAGE && !isNewcomer(call))) return refuse(20_003)
  const { uid } = call.user
  const status = statusOf(call, uid, reward, await validTotal(call, uid))
  if (status === 'CLAIMED') return refuse(20_001)
  if (status === 'SOLD_OUT') return refuse(20_002)
  if (status === 'LOCKED') return refuse(20_003)
  await claims.create({ uid, key: reward.key, at: call.now })
  return {
    rewardId: `9${uid.slice(-10)}${reward.key === 'newcomer' ? '0' : reward.key}`,
    name: reward.name,
    img: call.art(reward.art, reward.key),
    count: reward.count,
    type: reward.type,
    needAddress: reward.type === 'PHYSICAL',
    status: reward.type === 'ASSET' || call.scenario('pending') ? 'PROCESSING' : 'SUCCESS',
  }
}
