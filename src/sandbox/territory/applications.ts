import type { Call, MemberCall } from '@/sandbox/serve/handle'
import type { Application } from '@/api/territory'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { applications, findTerritory, type ApplicationRecord } from './data'

/** In these the person who asks is the lord. */
const LORD_SCENARIOS = [
  'occupied_me',
  'entrust_none',
  'entrust_running',
  'entrust_paused',
  'entrust_expired',
  'entrust_fresh',
]

export function isForcedLord({ scenario }: Call): boolean {
  return LORD_SCENARIOS.some((name) => scenario(name))
}

const REVIEW_MS = 3 * DAY_MS
const TERM_MS = 90 * DAY_MS
/** The territory of a forced application when neither the address nor the person has one. */
const DEFAULT_ID = '30001'
export const REJECT_REASON = '申请人姓名与实名信息不一致，请核对后重新提交'

export function isWaitedFor(territoryId: string): boolean {
  return applications.some((one) => one.territoryId === territoryId && one.status === 'PENDING')
}

/** The latest application of a person for a territory. */
export function applicationOf(territoryId: string, uid: string): ApplicationRecord | undefined {
  return applications
    .filter((one) => one.territoryId === territoryId && one.uid === uid)
    .sort(byTime)[0]
}

/** A person's own territory, or else the latest application. */
export function mainApplicationOf(uid: string): ApplicationRecord | undefined {
  const all = applications.filter((one) => one.uid === uid).sort(byTime)
  return all.find(({ status }) => status === 'APPROVED') ?? all[0]
}

const byTime = (one: ApplicationRecord, other: ApplicationRecord) => other.applyTime - one.applyTime

/** The person's application as the platform sends it, by scenario. */
export function applicationAnswer(call: MemberCall, territoryId: string | undefined): Application {
  const { uid } = call.user
  const own = territoryId ? applicationOf(territoryId, uid) : mainApplicationOf(uid)
  const forced = forcedAnswer(call, territoryId ?? own?.territoryId ?? DEFAULT_ID, own)
  if (forced) return forced
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

function forcedAnswer(
  call: MemberCall,
  territoryId: string,
  own: ApplicationRecord | undefined,
): Application | undefined {
  const { scenario, now } = call
  const base = { ...NONE, territoryId, applyNo: `LD${territoryId}`, applyTime: stamp(now - DAY_MS) }
  if (isForcedLord(call)) return { ...base, status: 'APPROVED', auditTime: stamp(now) }
  if (scenario('applying') && own?.status !== 'PENDING')
    return { ...base, status: 'PENDING', queueNo: 3 }
  if (scenario('rejected') && own?.status !== 'PENDING' && own?.status !== 'APPROVED')
    return { ...base, status: 'REJECTED', rejectReason: REJECT_REASON, auditTime: stamp(now) }
  if (scenario('expired') && !own) return { ...base, status: 'EXPIRED', auditTime: base.applyTime }
  const other = OTHERS_SCENARIOS.some((name) => scenario(name))
  return other ? { ...NONE, territoryId } : undefined
}

const OTHERS_SCENARIOS = ['applying_other', 'occupied_other', 'no_planet', 'locked']

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

/** Decides the applications that have waited for three days, in the order of the queue. */
export function reviewDue(now: number): void {
  const due = applications
    .filter(({ status, applyTime }) => status === 'PENDING' && now - applyTime >= REVIEW_MS)
    .sort((one, other) => one.applyTime - other.applyTime)
  for (const application of due) decide(application, now)
}

function decide(application: ApplicationRecord, now: number): void {
  const { territoryId, uid } = application
  const taken = Boolean(findTerritory(territoryId)?.lordUid)
  application.status = taken ? 'REJECTED' : 'APPROVED'
  application.rejectReason = taken ? '该领地已被认领' : ''
  application.auditTime = now
  if (!taken) handOver(territoryId, uid, now)
}

/** Makes a person the lord. */
export function handOver(territoryId: string, uid: string, now: number): void {
  const territory = findTerritory(territoryId)
  if (territory) Object.assign(territory, { lordUid: uid, expiresAt: now + TERM_MS })
}
