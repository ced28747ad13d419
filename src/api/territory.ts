import { asRecord } from '@/lib/storage/json'
import { endpoint } from './core/endpoint'
import type { PrivacyType } from './privacy'
import {
  code,
  count,
  fields,
  flag,
  id,
  list,
  maybe,
  number,
  oneOf,
  rows,
  ShapeError,
  text,
  time,
  url,
} from './core/read'
import type { Read, Reader } from './core/read'

/** A record that is the whole answer: nothing and `{}` read as none, what is no record fails. */
function nullIfMissing<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => {
    const record = asRecord(value ?? {})
    return record && Object.keys(record).length === 0 ? null : reader(value)
  }
}

/** A record that has to be there: nothing and `{}` fail. */
function needed<T>(reader: Reader<T>): Reader<T> {
  return (value) => {
    const answer = nullIfMissing(reader)(value)
    if (answer === null) throw new ShapeError()
    return answer
  }
}

/** ASSUMED. What cannot be read is not shown to others: PENDING stands first. */
export const TerritoryGlory = fields({
  gloryId: id,
  text,
  collectionName: text,
  auditStatus: oneOf('PENDING', 'PASSED', 'REJECTED'),
})
export type TerritoryGlory = Read<typeof TerritoryGlory>

/** ASSUMED. `expireAt` is empty where nobody is its lord. */
export const Territory = fields({
  territoryId: id,
  name: text,
  cover: url,
  planetId: id,
  planetName: text,
  level: count,
  lordUid: id,
  lordName: text,
  lordAvatar: url,
  residentCount: count,
  residentMax: count,
  prosperity: count,
  areaSqm: number,
  status: oneOf('LOCKED', 'FREE', 'APPLYING', 'OCCUPIED'),
  glory: maybe(TerritoryGlory),
  /** Yuan, before any free quota of the person's. */
  adoptFee: number,
  expireAt: time,
})
export type Territory = Read<typeof Territory>
export type TerritoryStatus = Territory['status']

/** Without auth. Null: there is no such territory. Path ASSUMED. */
export const readTerritory = endpoint<{ territoryId: string }>()({
  name: 'territory/info',
  method: 'GET',
  path: '/land/api/territory/info',
  auth: 'omit',
  given: 'nothing',
  answer: nullIfMissing(Territory),
})

export const REVENUE_CYCLES = [7, 30, 90] as const
export type RevenueCycle = (typeof REVENUE_CYCLES)[number]

/** ASSUMED. */
export const ProjectedRevenue = fields({
  territoryId: id,
  cycleDays: number,
  minAmount: number,
  maxAmount: number,
  unit: text,
  items: list(fields({ name: text, minAmount: number, maxAmount: number })),
  updateTime: time,
  disclaimer: text,
})
export type ProjectedRevenue = Read<typeof ProjectedRevenue>

/** Without auth. Path ASSUMED. */
export const readProjectedRevenue = endpoint<{ territoryId: string; cycleDays: RevenueCycle }>()({
  name: 'territory/projectedRevenue',
  method: 'GET',
  path: '/land/api/territory/projectedRevenue',
  auth: 'omit',
  given: 'nothing',
  answer: nullIfMissing(ProjectedRevenue),
})

/** ASSUMED. */
export const TopTerritory = fields({
  rank: count,
  territoryId: id,
  name: text,
  cover: url,
  lordName: text,
  lordAvatar: url,
  prosperity: count,
})
export type TopTerritory = Read<typeof TopTerritory>

/** Without auth; 0 to 5 rows. Path ASSUMED. */
export const listTopTerritories = endpoint<void>()({
  name: 'territory/topFive',
  method: 'GET',
  path: '/land/api/territory/topFive',
  auth: 'omit',
  given: 'nothing',
  answer: rows(TopTerritory),
})

/** What an applicant agrees to: one of the platform's texts, and where it names none that is known the usual one. */
const Agreement: Reader<PrivacyType> = oneOf(
  'ADOPT_AGREEMENT',
  'TERRITORY_RULES',
  'CARNIVAL_RULES',
  'USER_AGREEMENT',
  'PRIVACY_POLICY',
)

/** ASSUMED. `fee` and `deposit` are what this person pays, in yuan; `reason` says why `canApply` is false. */
export const ApplyInfo = fields({
  territoryId: id,
  requirements: list(fields({ key: code, name: text, need: number, have: number, ok: flag })),
  fee: number,
  deposit: number,
  cycleDays: list(number),
  agreementType: Agreement,
  canApply: flag,
  reason: text,
})
export type ApplyInfo = Read<typeof ApplyInfo>
export type Requirement = ApplyInfo['requirements'][number]

/** Path ASSUMED. */
export const readApplyInfo = endpoint<{ territoryId: string }>()({
  name: 'territory/applyInfo',
  method: 'GET',
  path: '/land/api/territory/applyInfo',
  auth: 'required',
  given: 'nothing',
  answer: needed(ApplyInfo),
})

/** ASSUMED. APPROVED: the person is the lord of `territoryId`. */
export const Application = fields({
  applyNo: id,
  territoryId: id,
  status: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'),
  rejectReason: text,
  applyTime: time,
  auditTime: time,
  queueNo: count,
})
export type Application = Read<typeof Application>

/** The person's application for a territory; without an id their own territory, or else their latest. Path ASSUMED. */
export const readApplyStatus = endpoint<{ territoryId?: string }>()({
  name: 'territory/applyStatus',
  method: 'GET',
  path: '/land/api/territory/applyStatus',
  auth: 'required',
  given: 'nothing',
  answer: nullIfMissing(Application),
})

export interface FreeApplyRequest {
  territoryId: string
  applicantName: string
  inviteCode?: string
  agree: true
  bizNo: string
}

/** Path ASSUMED. */
export const applyForFree = endpoint<FreeApplyRequest>()({
  name: 'territory/freeActivityApply',
  method: 'POST',
  path: '/land/api/territory/freeActivityApply',
  auth: 'required',
  given: 'nothing',
  answer: fields({
    applyNo: id,
    status: oneOf('PENDING', 'APPROVED', 'REJECTED'),
    queueNo: count,
  }),
})

/** ASSUMED. */
const SavedGlory = fields({
  gloryId: id,
  text,
  auditStatus: oneOf('PENDING', 'PASSED', 'REJECTED'),
})

/** The lord's first inscription; `collectionId` only where it comes from a complete album. Path ASSUMED. */
export const saveGlory = endpoint<{ territoryId: string; collectionId?: string; text: string }>()({
  name: 'territory/saveGloryInTerritory',
  method: 'POST',
  path: '/land/api/territory/saveGloryInTerritory',
  auth: 'required',
  given: 'nothing',
  answer: SavedGlory,
})

/** Path ASSUMED. */
export const editGlory = endpoint<{ gloryId: string; text: string }>()({
  name: 'territory/editGloryInTerritory',
  method: 'POST',
  path: '/land/api/territory/editGloryInTerritory',
  auth: 'required',
  given: 'nothing',
  answer: SavedGlory,
})
