import { DAY_MS, HOUR_MS, now } from '@/sandbox/clock'
import { table } from '@/sandbox/platform'
import { person } from '@/sandbox/users'
import { GLORIES, LORDS, TERMS, TERRITORIES, WAITING } from './territories'

export interface TerritoryRecord {
  territoryId: string
  name: string
  planetId: string
  planetName: string
  level: number
  /** '' without a lord. */
  lordUid: string
  /** Epoch milliseconds; 0 without a lord. */
  expiresAt: number
  residentCount: number
  residentMax: number
  prosperity: number
  areaSqm: number
  adoptFee: number
  deposit: number
  /** The fee is waived this season. */
  freeQuota: boolean
  locked: boolean
}

export interface GloryRecord {
  gloryId: string
  territoryId: string
  text: string
  collectionName: string
  auditStatus: 'PENDING' | 'PASSED' | 'REJECTED'
  /** Written by the lord since the reset, not seeded. */
  edited: boolean
}

export interface ApplicationRecord {
  applyNo: string
  territoryId: string
  uid: string
  applicantName: string
  inviteCode: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXPIRED'
  rejectReason: string
  /** Epoch milliseconds. */
  applyTime: number
  auditTime: number
  queueNo: number
}

export const territories = table<TerritoryRecord>(() =>
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
      adoptFee: 0,
      deposit: 0,
      freeQuota: false,
      locked: false,
      ...TERMS[territoryId],
    }
  }),
)

export const glories = table<GloryRecord>(() =>
  GLORIES.map(([territoryId, text, collectionName, auditStatus]) => ({
    gloryId: `7${territoryId}`,
    territoryId,
    text,
    collectionName,
    auditStatus,
    edited: false,
  })),
)

export const applications = table<ApplicationRecord>(() => [
  ...Object.entries(LORDS).map(([territoryId, lord]) => seedApplication(territoryId, lord, 0)),
  ...Object.entries(WAITING).flatMap(([territoryId, people]) =>
    people.map((who, at) => seedApplication(territoryId, who, at + 1)),
  ),
])

export function findTerritory(territoryId = ''): TerritoryRecord | undefined {
  return territories.find((one) => one.territoryId === territoryId)
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
