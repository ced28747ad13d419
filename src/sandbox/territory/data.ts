import { boolean, number, object, optional, picklist, string } from 'valibot'
import type { InferInput, InferOutput } from 'valibot'
import { now } from '@/sandbox/clock'
import { collection } from '@/sandbox/platform'
import { person } from '@/sandbox/users'
import { TERRITORIES } from './territories'

const TerritoryRecord = object({
  territoryId: string(),
  name: string(),
  planetId: string(),
  planetName: string(),
  level: number(),
  /** '' where nobody is the lord. */
  lordUid: string(),
  /** Epoch milliseconds; 0 where nobody is the lord. */
  expiresAt: number(),
  residentCount: number(),
  residentMax: number(),
  prosperity: number(),
  areaSqm: number(),
  adoptFee: number(),
  deposit: optional(number(), 0),
  /** Nobody pays the fee this season. */
  freeQuota: optional(boolean(), false),
  locked: optional(boolean(), false),
})
export type TerritoryRecord = InferOutput<typeof TerritoryRecord>
export type TerritorySeed = Omit<InferInput<typeof TerritoryRecord>, 'lordUid' | 'expiresAt'> & {
  lord?: number
  glory?: string
  collectionName?: string
  gloryStatus?: 'PENDING' | 'PASSED' | 'REJECTED'
  /** People whose applications wait. */
  waiting?: readonly number[]
}

const GloryRecord = object({
  gloryId: string(),
  territoryId: string(),
  text: string(),
  collectionName: string(),
  auditStatus: picklist(['PENDING', 'PASSED', 'REJECTED']),
  /** Written by the lord in this run, not seeded. */
  edited: optional(boolean(), false),
})
export type GloryRecord = InferOutput<typeof GloryRecord>

const ApplicationRecord = object({
  applyNo: string(),
  territoryId: string(),
  uid: string(),
  applicantName: string(),
  inviteCode: string(),
  status: picklist(['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED']),
  rejectReason: string(),
  /** Epoch milliseconds. */
  applyTime: number(),
  auditTime: number(),
  queueNo: number(),
})
export type ApplicationRecord = InferOutput<typeof ApplicationRecord>

const DAY_MS = 86_400_000

export const territories = collection(TerritoryRecord, () =>
  TERRITORIES.map(({ lord, ...seed }, at) => ({
    ...seed,
    lordUid: lord === undefined ? '' : person(lord).uid,
    expiresAt: lord === undefined ? 0 : now() + (60 + at * 17) * DAY_MS,
  })),
)

export const glories = collection(GloryRecord, () =>
  TERRITORIES.filter(({ glory }) => glory).map((seed) => ({
    gloryId: `7${seed.territoryId}`,
    territoryId: seed.territoryId,
    text: seed.glory ?? '',
    collectionName: seed.collectionName ?? '',
    auditStatus: seed.gloryStatus ?? ('PASSED' as const),
  })),
)

export const applications = collection(ApplicationRecord, () =>
  TERRITORIES.flatMap(({ territoryId, waiting = [], lord }) => [
    ...waiting.map((who, at) => seedApplication(territoryId, who, at + 1)),
    ...(lord === undefined ? [] : [seedApplication(territoryId, lord, 0)]),
  ]),
)

/** The application of a seeded person: waiting in the queue, or approved long ago (0). */
function seedApplication(territoryId: string, who: number, queueNo: number): ApplicationRecord {
  const approved = queueNo === 0
  const applyTime = now() - (approved ? 90 * DAY_MS : 3_600_000 * (9 - queueNo))
  return {
    applyNo: `LD${territoryId}${who}`,
    territoryId,
    uid: person(who).uid,
    applicantName: '居民',
    inviteCode: '',
    status: approved ? 'APPROVED' : 'PENDING',
    rejectReason: '',
    applyTime,
    auditTime: approved ? applyTime + DAY_MS : 0,
    queueNo,
  }
}
