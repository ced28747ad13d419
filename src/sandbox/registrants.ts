import type { Registrant, RegistrantStatus, RegistrantsRequest } from '@/api/invitation'
import { accountsOf } from './account'
import { HOUR_MS, stamp } from './clock'
import type { Call } from './serve/handle'
import { manyOf, pageOf } from './paging'
import { randomInt, seededRandom } from './random'
import { PEOPLE, maskPhone, person, type User } from './users'

type Invitee = Pick<Registrant, 'uid' | 'nickname' | 'phoneMasked' | 'status' | 'reason'> & {
  /** Epoch milliseconds. */
  registerTime: number
}

/** The statuses of each account's earlier invitees, the latest first. */
const EARLIER: readonly RegistrantStatus[] = [
  'REGISTERED',
  'VALID',
  'REALNAME',
  'VALID',
  'INVALID',
  'VALID',
  'VALID',
]
const REASONS = ['同一设备重复注册', '7天内未登录App'] as const

/** A person's invitees, the latest first. */
const invitees = accountsOf<Invitee[]>(
  ({ scenario, now }, inviterUid) => {
    if (scenario('stage_0')) return []
    const statuses = scenario('stage_all') ? Array<RegistrantStatus>(24).fill('VALID') : EARLIER
    return statuses.map((status, at) => earlierInvitee(inviterUid, status, at, now))
  },
  ['stage_0', 'stage_all'],
)

function earlierInvitee(
  inviterUid: string,
  status: RegistrantStatus,
  at: number,
  now: number,
): Invitee {
  const random = seededRandom(`${inviterUid}:${at}`)
  const first = randomInt(seededRandom(inviterUid), PEOPLE.length)
  return {
    ...person(first + at * 5 + 1),
    phoneMasked: maskPhone(`13${8 + randomInt(random, 2)}0000${1000 + randomInt(random, 9000)}`),
    registerTime: now - (at * 7 + 1 + randomInt(random, 6)) * HOUR_MS,
    status,
    reason: status === 'INVALID' ? (REASONS[randomInt(random, REASONS.length)] ?? '') : '',
  }
}

/** Adds a person who has registered with this person's code, once. */
export function recordInvitation(
  call: Call,
  inviterUid: string,
  { uid, nickname, phone }: Pick<User, 'uid' | 'nickname' | 'phone'>,
): void {
  const list = invitees.of(call, inviterUid)
  if (list.some((known) => known.uid === uid)) return
  const phoneMasked = maskPhone(phone)
  const registerTime = call.now
  list.unshift({ uid, nickname, phoneMasked, registerTime, status: 'REGISTERED', reason: '' })
}

/** In the scenario `invitee_arrives` one more person registers with each refresh. */
export function arrive(call: Call, inviterUid: string): void {
  if (!call.scenario('invitee_arrives')) return
  const count = invitees.of(call, inviterUid).length
  const phone = String(13_700_000_000 + count)
  recordInvitation(call, inviterUid, { ...person(count * 3), uid: `8${phone}`, phone })
}

export function validTotal(call: Call, uid: string): number {
  return invitees.of(call, uid).filter(({ status }) => status === 'VALID').length
}

/** A page of the list; the totals are those of the whole list, not of the status in the request. */
export function registrantsOf(call: Call<RegistrantsRequest>, uid: string) {
  const all = manyOf(call, invitees.of(call, uid), (row, at) => ({
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
      ...row,
      avatar: call.art('avatar', row.uid),
      registerTime: stamp(row.registerTime),
      rewardText: row.status === 'VALID' ? '20积分' : '',
    })),
  }
}
