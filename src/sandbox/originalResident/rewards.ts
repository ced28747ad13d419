import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { NewcomerGift, ResidentRecord, ResidentRewards } from '@/api/originalResident'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { isNewcomer } from '@/sandbox/invitation/newcomers'
import { registrantsOf } from '@/sandbox/invitation/registrants'
import { claims, earlierClaims, rewardOf, statusOf, tiersOf } from '@/sandbox/invitation/tiers'
import { manyOf } from '@/sandbox/paging'
import type { User } from '@/sandbox/users'
import { residentNoOf } from './residents'

const DAY_MS = 86_400_000
const SPAN_DAYS = 60
const ACTIVITY_ID = '81001'

type Asking = Call<{ activityId?: string }>
/** Whom a guest's ladder is drawn for: somebody who has invited nobody. */
const NOBODY = { uid: '' }

export async function rewardsOf(call: Asking): Promise<ResidentRewards> {
  const { user } = call
  const counts = user ? await registrantsOf(call, user.uid) : { total: 0, validTotal: 0 }
  return {
    activityId: ACTIVITY_ID,
    ...timesOf(call),
    serverTime: stamp(call.now),
    residentNo: user ? residentNoOf(user) : '',
    inviteCode: user?.inviteCode ?? '',
    totalInvited: counts.total,
    validInvited: counts.validTotal,
    newUser: giftOf(call),
    stages: call.scenario('no_stages') ? [] : await stagesOf(call),
    records: user ? recordsOf(call, user) : [],
  }
}

async function stagesOf(call: Asking): Promise<ResidentRewards['stages']> {
  const tiers = await tiersOf(call.user ? call : asGuest(call), call.user ?? NOBODY)
  return tiers.map(({ level, ...tier }) => ({ stageId: level, ...tier }))
}

/** Nobody has reached or claimed anything yet, whatever the scenario says of members. */
function asGuest(call: Asking): Asking {
  return {
    ...call,
    scenario: (name) => name === 'stage_0' || (!OF_MEMBERS.includes(name) && call.scenario(name)),
  }
}

const OF_MEMBERS: readonly string[] = ['stage_mid', 'claimed']

function giftOf(call: Asking): NewcomerGift | null {
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

function recordsOf(call: Asking, { uid }: User): ResidentRecord[] {
  const { scenario, now } = call
  const own = claims
    .findMany((q) => q.where({ uid }))
    .sort((one, other) => other.at - one.at)
    .map(({ key, at }) => recordOf(call, key, at))
  const earlier = earlierClaims(call)
    .map((key) => recordOf(call, key, now - DAY_MS))
    .filter(({ name }) => own.every((row) => row.name !== name))
  const rows = [...own, ...earlier]
  const shown = scenario('many') || scenario('pending')
  const seeded = shown && rows.length === 0 ? [recordOf(call, '1', now)] : rows
  return [...manyOf(call, seeded, (row, at) => ({ ...row, time: stamp(now - at * DAY_MS) }))]
}

function recordOf({ scenario }: Asking, key: string, at: number): ResidentRecord {
  const reward = rewardOf(key)
  return {
    name: reward?.name ?? '',
    time: stamp(at),
    status: reward?.type === 'ASSET' || scenario('pending') ? 'PROCESSING' : 'SUCCESS',
  }
}

function timesOf({ scenario, now }: Asking) {
  const around = (from: number, to: number) => ({
    startTime: stamp(now + from * DAY_MS),
    endTime: stamp(now + to * DAY_MS),
  })
  if (scenario('not_started')) return { status: 'NOT_STARTED', ...around(2, SPAN_DAYS) }
  if (scenario('ended')) return { status: 'ENDED', ...around(-SPAN_DAYS, -1) }
  if (scenario('offline')) return { status: 'OFFLINE', ...around(-SPAN_DAYS, SPAN_DAYS) }
  return { status: 'ONGOING', ...around(-SPAN_DAYS, SPAN_DAYS) }
}
