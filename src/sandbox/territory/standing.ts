import type { Application, TerritoryStatus } from '@/api/territory'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { findUser, person, userOf } from '@/sandbox/users'
import type { User } from '@/sandbox/users'
import { applications, territories } from './data'
import type { ApplicationRecord, TerritoryRecord } from './data'

export type Ask = Pick<Call<unknown>, 'art' | 'scenario' | 'request' | 'now'>

export interface Standing {
  status: TerritoryStatus
  lord?: { uid: string; nickname: string }
  expiresAt: number
}

const DAY_MS = 86_400_000
/** States asked for by name in which the territory can be applied for. */
export const FREE_STATES = [
  'free',
  'free_quota',
  'paid',
  'not_met',
  'rejected',
  'expired',
  'approve_now',
  'reject_now',
  'taken',
]

/** The page's own territory where a scenario needs one and the address names none. */
export const SHOWN_ID = '30001'

export function findTerritory(territoryId: string | undefined): TerritoryRecord | undefined {
  return territories.findFirst((q) => q.where({ territoryId: territoryId ?? '' }))
}

/** The person behind a call without auth: a forced state is about whoever looks at the page. */
export function askerOf(call: Ask): Promise<User | undefined> {
  return call.scenario('guest') ? Promise.resolve(undefined) : userOf(call.request.headers)
}

/** Who has the territory now. What the person did stands above the free states, and other states stand above it. */
export function standingOf(call: Ask, record: TerritoryRecord, asker?: User): Standing {
  const { scenario } = call
  if (scenario('locked')) return empty('LOCKED')
  if (scenario('applying') || scenario('applying_other')) return empty('APPLYING')
  if (scenario('occupied_me')) return occupied(asker ?? lordOf(record), record, call.now)
  if (scenario('occupied_other') || scenario('no_planet'))
    return occupied(lordOf(record), record, call.now)
  if (FREE_STATES.some((name) => scenario(name))) return freeUnlessTheirs(record, asker, call.now)
  return real(record, call.now)
}

function real(record: TerritoryRecord, now: number): Standing {
  if (record.locked) return empty('LOCKED')
  if (record.lordUid) return occupied(lordOf(record), record, now)
  return empty(pendingOf(record.territoryId).length > 0 ? 'APPLYING' : 'FREE')
}

const empty = (status: TerritoryStatus): Standing => ({ status, expiresAt: 0 })

function occupied(lord: Standing['lord'], record: TerritoryRecord, now: number): Standing {
  return { status: 'OCCUPIED', lord, expiresAt: record.expiresAt || now + 90 * DAY_MS }
}

function lordOf({ lordUid }: TerritoryRecord): { uid: string; nickname: string } {
  return (lordUid && findUser({ uid: lordUid })) || person(0)
}

/** Free for everybody but the one who has applied, or has been approved, in this run. */
function freeUnlessTheirs(record: TerritoryRecord, asker: User | undefined, now: number): Standing {
  if (asker && record.lordUid === asker.uid) return occupied(asker, record, now)
  const own = asker && applicationOf(record.territoryId, asker.uid)
  return empty(own?.status === 'PENDING' ? 'APPLYING' : 'FREE')
}

export function pendingOf(territoryId: string): ApplicationRecord[] {
  return applications.findMany((q) => q.where({ territoryId, status: 'PENDING' }))
}

/** The latest application of a person for a territory. */
export function applicationOf(territoryId: string, uid: string): ApplicationRecord | undefined {
  return applications.findMany((q) => q.where({ territoryId, uid })).sort(byTime)[0]
}

/** A person's own territory, or else the latest application. */
export function mainApplicationOf(uid: string): ApplicationRecord | undefined {
  const all = applications.findMany((q) => q.where({ uid })).sort(byTime)
  return all.find(({ status }) => status === 'APPROVED') ?? all[0]
}

const byTime = (one: ApplicationRecord, other: ApplicationRecord) => other.applyTime - one.applyTime

/** The application as the person reads it, in the state that the page asked for. */
export function applicationAnswer(
  call: Ask,
  territoryId: string | undefined,
  user: User,
): Application {
  const own = territoryId ? applicationOf(territoryId, user.uid) : mainApplicationOf(user.uid)
  const made = forced(call, territoryId ?? own?.territoryId ?? SHOWN_ID, own)
  if (made) return made
  return own ? answerOf(own) : { ...NONE, territoryId: territoryId ?? '' }
}

const NONE: Application = {
  applyNo: '',
  territoryId: '',
  status: 'NONE',
  rejectReason: '',
  applyTime: '',
  auditTime: '',
  queueNo: 0,
}

function forced(
  { scenario, now }: Ask,
  territoryId: string,
  own: ApplicationRecord | undefined,
): Application | undefined {
  const base = { ...NONE, territoryId, applyNo: `LD${territoryId}`, applyTime: stamp(now - DAY_MS) }
  if (scenario('occupied_me')) return { ...base, status: 'APPROVED', auditTime: stamp(now) }
  if (scenario('applying') && own?.status !== 'PENDING')
    return { ...base, status: 'PENDING', queueNo: 3 }
  if (scenario('rejected') && own?.status !== 'PENDING' && own?.status !== 'APPROVED')
    return { ...base, status: 'REJECTED', rejectReason: REJECT_REASON, auditTime: stamp(now) }
  if (scenario('expired') && !own) return { ...base, status: 'EXPIRED', auditTime: base.applyTime }
  const other = OTHERS_STATES.some((name) => scenario(name))
  return other ? { ...NONE, territoryId } : undefined
}

const OTHERS_STATES = ['applying_other', 'occupied_other', 'no_planet', 'locked']

export const REJECT_REASON = '申请人姓名与实名信息不一致，请核对后重新提交'

function answerOf(own: ApplicationRecord): Application {
  return {
    applyNo: own.applyNo,
    territoryId: own.territoryId,
    status: own.status,
    rejectReason: own.rejectReason,
    applyTime: stamp(own.applyTime),
    auditTime: own.auditTime ? stamp(own.auditTime) : '',
    queueNo: own.queueNo,
  }
}
