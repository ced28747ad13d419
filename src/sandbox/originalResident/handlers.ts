import { NEWCOMER_STAGE, readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import type {
  NewcomerGift,
  ResidentRecord,
  ResidentRewards,
  ResidentInviter,
} from '@/api/originalResident'
import { activityOf } from '@/sandbox/activity'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'
import { registrantsOf } from '@/sandbox/registrants'
import {
  claims,
  earlierClaims,
  isNewcomer,
  isPending,
  rewardOf,
  statusOf,
  tiersOf,
} from '@/sandbox/invitation/rewards'
import { manyOf } from '@/sandbox/paging'
import { inviterOf } from '@/sandbox/invitation/inviter'

const ACTIVITY_ID = '81001'
const RESIDENTS = 12_846n

type RewardsCall = Call<{ activityId?: string }>

/** A person's number among the residents, without leading zeros. */
function residentNoOf(uid: string): string {
  return String((BigInt(uid) % RESIDENTS) + 1n)
}

function rewardsOf(call: RewardsCall): ResidentRewards {
  const { user } = call
  const counts = user ? registrantsOf(call, user.uid) : { total: 0, validTotal: 0 }
  return {
    activityId: ACTIVITY_ID,
    ...activityOf(call),
    residentNo: user ? residentNoOf(user.uid) : '',
    inviteCode: user?.inviteCode ?? '',
    totalInvited: counts.total,
    validInvited: counts.validTotal,
    newUser: giftOf(call),
    stages: call.scenario('no_stages') ? [] : stagesOf(call),
    records: user ? recordsOf(call, user.uid) : [],
  }
}

function stagesOf(call: RewardsCall): ResidentRewards['stages'] {
  const tiers = call.user ? tiersOf(call, call.user.uid) : tiersOf(asGuest(call), '')
  return tiers.map(({ level, ...tier }) => ({ stageId: level, ...tier }))
}

/** A guest has reached and claimed nothing, also in the scenarios of members. */
function asGuest(call: RewardsCall): RewardsCall {
  const ignored = ['stage_mid', 'claimed']
  return {
    ...call,
    scenario: (name) => name === 'stage_0' || (!ignored.includes(name) && call.scenario(name)),
  }
}

function giftOf(call: RewardsCall): NewcomerGift | null {
  const { scenario, user } = call
  const gift = rewardOf(NEWCOMER_STAGE)
  if (scenario('gift_none') || !gift) return null
  const eligible = isNewcomer(call)
  const own = user ? statusOf(call, user.uid, gift, 0) : 'CLAIMABLE'
  const status = scenario('gift_claimed')
    ? 'CLAIMED'
    : scenario('gift_sold') || scenario('sold_out')
      ? 'SOLD_OUT'
      : own
  return { eligible, status: eligible ? status : 'LOCKED', rewardName: gift.name }
}

function recordsOf(call: RewardsCall, uid: string): ResidentRecord[] {
  const { scenario, now } = call
  const own = claims.of(call, uid)
  const times = [
    ...[...own].sort(([, one], [, other]) => other - one),
    ...earlierClaims(call)
      .filter((key) => !own.has(key))
      .map((key) => [key, now - DAY_MS] as const),
  ]
  if (times.length === 0 && (scenario('many') || scenario('pending'))) times.push(['1', now])
  const records = times.map(([key, time]) => recordOf(call, key, time))
  return [...manyOf(call, records, (row, at) => ({ ...row, time: stamp(now - at * DAY_MS) }))]
}

function recordOf(call: RewardsCall, key: string, time: number): ResidentRecord {
  const reward = rewardOf(key)
  const status = isPending(call, reward) ? 'PROCESSING' : 'SUCCESS'
  return { name: reward?.name ?? '', time: stamp(time), status }
}

export const handlers = [
  handle(searchResidentRewards, rewardsOf),
  handle(readResidentInviter, residentInviterOf),
]

function residentInviterOf(call: Call<{ id: string }>): ResidentInviter | null {
  const inviter = inviterOf(call, { uid: call.payload.id ?? '' })
  if (!inviter) return null
  return {
    inviterUid: inviter.uid,
    nickname: inviter.nickname,
    avatar: call.art('avatar', inviter.uid),
    residentNo: residentNoOf(inviter.uid),
    inviteCode: inviter.inviteCode,
    slogan: '双月之下，帐篷已经为你搭好',
    valid: !call.scenario('inviter_invalid'),
  }
}
