import { number, object, picklist, string } from 'valibot'
import type { InferOutput } from 'valibot'
import type { Registrant, RegistrantStatus, RegistrantsRequest } from '@/api/invitation'
import { stamp } from '@/sandbox/clock'
import { dice, pick } from '@/sandbox/dice'
import type { Call, Incoming } from '@/sandbox/handle'
import { manyOf, pageOf } from '@/sandbox/paging'
import { collection, onReset } from '@/sandbox/platform'
import { maskPhone, person } from '@/sandbox/users'
import type { User } from '@/sandbox/users'

const RegistrantRecord = object({
  inviterUid: string(),
  uid: string(),
  nickname: string(),
  phoneMasked: string(),
  /** Epoch milliseconds. */
  registerTime: number(),
  status: picklist(['REGISTERED', 'REALNAME', 'VALID', 'INVALID']),
  reason: string(),
})
type RegistrantRecord = InferOutput<typeof RegistrantRecord>

const registrants = collection(RegistrantRecord)

const HOUR_MS = 3_600_000
/** What has become of the people whom anybody has invited before, the latest first. */
const EARLIER: readonly RegistrantStatus[] = [
  'REGISTERED',
  'VALID',
  'REALNAME',
  'VALID',
  'INVALID',
  'VALID',
  'VALID',
]
const ALL_VALID = Array.from({ length: 24 }, (): RegistrantStatus => 'VALID')
const REASONS = ['同一设备重复注册', '7天内未登录App'] as const

const seeded = new Set<string>()
onReset(() => seeded.clear())

type Asking = Pick<Call<unknown>, 'scenario' | 'now'>

/** Whom this person has invited, the latest first. */
async function invitedBy({ scenario, now }: Asking, inviterUid: string) {
  if (scenario('stage_0')) return []
  if (scenario('stage_all'))
    return ALL_VALID.map((status, at) => earlier(inviterUid, status, at, now))
  await seed(inviterUid, now)
  return registrants
    .findMany((q) => q.where({ inviterUid }))
    .sort((one, other) => other.registerTime - one.registerTime)
}

async function seed(inviterUid: string, now: number): Promise<void> {
  if (seeded.has(inviterUid)) return
  seeded.add(inviterUid)
  for (const [at, status] of EARLIER.entries())
    await registrants.create(earlier(inviterUid, status, at, now))
}

function earlier(
  inviterUid: string,
  status: RegistrantStatus,
  at: number,
  now: number,
): RegistrantRecord {
  const roll = dice(`${inviterUid}:${at}`)
  const someone = person(pick(dice(inviterUid), 48) + at * 5 + 1)
  return {
    inviterUid,
    uid: someone.uid,
    nickname: someone.nickname,
    phoneMasked: maskPhone(`13${8 + pick(roll, 2)}0000${1000 + pick(roll, 9000)}`),
    registerTime: now - (at * 7 + 1 + pick(roll, 6)) * HOUR_MS,
    status,
    reason: status === 'INVALID' ? (REASONS[pick(roll, REASONS.length)] ?? '') : '',
  }
}

/** Notes that somebody has registered with this person's code. */
export async function recordInvitation(
  { now }: Pick<Asking, 'now'>,
  inviterUid: string,
  invitee: Pick<User, 'uid' | 'nickname' | 'phone'>,
): Promise<void> {
  await seed(inviterUid, now)
  const known = registrants.findFirst((q) => q.where({ inviterUid, uid: invitee.uid }))
  if (known) return
  await registrants.create({
    inviterUid,
    uid: invitee.uid,
    nickname: invitee.nickname,
    phoneMasked: maskPhone(invitee.phone),
    registerTime: now,
    status: 'REGISTERED',
    reason: '',
  })
}

/** In the scenario `invitee_arrives`: one more person comes with each look. */
export async function arrive(call: Asking, inviterUid: string): Promise<void> {
  if (!call.scenario('invitee_arrives')) return
  await seed(inviterUid, call.now)
  const count = registrants.findMany((q) => q.where({ inviterUid })).length
  const phone = String(13_700_000_000 + count)
  await recordInvitation(call, inviterUid, { ...person(count * 3), uid: `8${phone}`, phone })
}

export async function validTotal(call: Asking, uid: string): Promise<number> {
  return (await invitedBy(call, uid)).filter(({ status }) => status === 'VALID').length
}

const REWARDS: Readonly<Record<RegistrantStatus, string>> = {
  REGISTERED: '',
  REALNAME: '',
  VALID: '积分+20',
  INVALID: '',
}

/** A page of the list; the totals are those of the whole list, whatever status is asked for. */
export async function registrantsOf(
  call: Pick<Call<unknown>, 'scenario' | 'now' | 'art'> & {
    payload: Incoming<RegistrantsRequest>
  },
  uid: string,
) {
  const all = manyOf(call, await invitedBy(call, uid), (row, at) => ({
    ...row,
    uid: `${row.uid}${at}`,
    registerTime: row.registerTime - at * HOUR_MS,
  }))
  const { status } = call.payload
  const page = pageOf(call, status ? all.filter((row) => row.status === status) : all)
  return {
    ...page,
    total: all.length,
    validTotal: all.filter((row) => row.status === 'VALID').length,
    list: page.list.map((row): Registrant => ({
      uid: row.uid,
      nickname: row.nickname,
      avatar: call.art('avatar', row.uid),
      phoneMasked: row.phoneMasked,
      registerTime: stamp(row.registerTime),
      status: row.status,
      rewardText: REWARDS[row.status],
      reason: row.reason,
    })),
  }
}
