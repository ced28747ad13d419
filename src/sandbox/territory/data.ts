import { boolean, number, object, optional, picklist, string } from 'valibot'
import type { InferOutput } from 'valibot'
import { DAY_MS, HOUR_MS, now } from '@/sandbox/clock'
import { collection } from '@/sandbox/platform'
import { person } from '@/sandbox/users'
import { GLORIES, LORDS, TERMS, TERRITORIES, WAITING } from './territories'

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
  adoptFee: optional(number(), 0),
  deposit: optional(number(), 0),
  /** Nobody pays the fee this season. */
  freeQuota: optional(boolean(), false),
  locked: optional(boolean(), false),
})
export type TerritoryRecord = InferOutput<typeof TerritoryRecord>

const GloryRecord = object({
  gloryId: string(),
  territoryId: string(),
  text: string(),
  collectionName: string(),
  auditStatus: picklist(['PENDING', 'PASSED', 'REJECTED']),
  /** Written by the lord since the reset, not seeded. */
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

export const territories = collection(TerritoryRecord, () =>
  TERRITORIES.map(([territoryId, name, planetId, planetName, ...figures], at) => {
    const [level, residentCount, residentMax, prosperity, areaSqm] = figures
    const lord = LORDS[territoryId]
    return {
      territoryId,
      name,
      planetId,
      planetName,
      level,
      lordUid: lord === undefined ? '' : person(lord).uid,
      expiresAt: lord === undefined ? 0 : now() + (60 + at * 17) * DAY_MS,
      residentCount,
      residentMax,
      prosperity,
      areaSqm,
      ...TERMS[territoryId],
    }
  }),
)

export const glories = collection(GloryRecord, () =>
  GLORIES.map(([territoryId, text, collectionName, auditStatus]) => ({
    gloryId: `7${territoryId}`,
    territoryId,
    text,
    collectionName,
    auditStatus,
  })),
)

export const applications = collection(ApplicationRecord, () => [
  ...Object.entries(LORDS).map(([territoryId, lord]) => seedApplication(territoryId, lord, 0)),
  ...Object.entries(WAITING).flatMap(([territoryId, people]) =>
    people.map((who, at) => seedApplication(territoryId, who, at + 1)),
  ),
])

export function findTerritory(territoryId = ''): TerritoryRecord | undefined {
  return territories.findFirst((q) => q.where({ territoryId }))
}

/** The application of a seeded person: waiting in the queue, or approved long ago (0). */
function seedApplication(territoryId: string, who: number, queueNo: number): ApplicationRecord {
  const approved = queueNo === 0
  const applyTime = now() - (approved ? 90 * DAY_MS : HOUR_MS * (9 - queueNo))
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
