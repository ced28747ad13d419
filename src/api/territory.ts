import { asRecord } from '@/lib/storage/json'
import { endpoint } from './core/endpoint'
import type { PrivacyType } from './privacy'
import {
  code,
  count,
  digits,
  fields,
  flag,
  id,
  list,
  maybe,
  number,
  oneOf,
  recordOrNull,
  rows,
  ShapeError,
  text,
  time,
  url,
  yuan,
} from './core/read'
import type { Read, Reader } from './core/read'

/** A record that has to be there: nothing and `{}` fail. */
function needed<T>(reader: Reader<T>): Reader<T> {
  return (value) => {
    if (Object.keys(asRecord(value) ?? {}).length === 0) throw new ShapeError()
    return reader(value)
  }
}

/** ASSUMED: an inscription. PENDING is the first status, so an unreadable one is not shown to others. */
export const TerritoryGlory = fields({
  gloryId: id,
  /** The inscription. */
  text,
  /** The album from which it comes; empty: from none. */
  collectionName: text,
  /** The result of the review: only an inscription with PASSED is shown to others. */
  auditStatus: oneOf('PENDING', 'PASSED', 'REJECTED'),
})
export type TerritoryGlory = Read<typeof TerritoryGlory>

/** ASSUMED: a territory. */
export const Territory = fields({
  territoryId: digits,
  name: text,
  cover: url,
  planetId: digits,
  planetName: text,
  /** The level of the territory. */
  level: count,
  /** The territory’s lord; empty: it has none. */
  lordUid: digits,
  lordName: text,
  lordAvatar: url,
  /** How many residents it has. */
  residentCount: count,
  /** How many residents it can have. */
  residentMax: count,
  prosperity: count,
  areaSqm: number,
  /** Who has it. LOCKED: it cannot be applied for. */
  status: oneOf('LOCKED', 'FREE', 'APPLYING', 'OCCUPIED'),
  /** The inscription of the lord. */
  glory: maybe(TerritoryGlory),
  /** What a lord pays, before any free quota of the person's. */
  adoptFee: yuan,
  /** Until when its lord has it; empty: it has none. */
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
  answer: recordOrNull(Territory),
})

export const REVENUE_CYCLES = [7, 30, 90] as const
export type RevenueCycle = (typeof REVENUE_CYCLES)[number]

/** ASSUMED: the expected income of a territory. */
export const ProjectedRevenue = fields({
  territoryId: digits,
  /** For how many days the figures are. */
  cycleDays: number,
  /** The least that is expected, in `unit`. */
  minAmount: number,
  /** The most that is expected, in `unit`. */
  maxAmount: number,
  /** The unit of the amounts, in words to be shown. */
  unit: text,
  /** The same, by source. */
  items: list(
    fields({
      name: text,
      /** The least of it, in `unit`. */
      minAmount: number,
      /** The most of it, in `unit`. */
      maxAmount: number,
    }),
  ),
  updateTime: time,
  /** A word of caution about the figures. No page shows it: 「预计收益仅供参考，不代表承诺，以实际结算为准」 is with them always. */
  disclaimer: text,
})
export type ProjectedRevenue = Read<typeof ProjectedRevenue>

/** Without auth. Path ASSUMED. */
export const readProjectedRevenue = endpoint<{
  territoryId: string
  /** For how many days. */
  cycleDays: RevenueCycle
}>()({
  name: 'territory/projectedRevenue',
  method: 'GET',
  path: '/land/api/territory/projectedRevenue',
  auth: 'omit',
  answer: recordOrNull(ProjectedRevenue),
})

/** ASSUMED. A territory among the five best. */
export const TopTerritory = fields({
  rank: count,
  territoryId: digits,
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
  answer: rows(TopTerritory),
})

/** The text to agree to: one of the platform's, and the usual one if it is unknown. */
const Agreement: Reader<PrivacyType> = oneOf(
  'ADOPT_AGREEMENT',
  'TERRITORY_RULES',
  'CARNIVAL_RULES',
  'USER_AGREEMENT',
  'PRIVACY_POLICY',
)

/** ASSUMED: what an applicant needs, pays and agrees to. */
export const ApplyInfo = fields({
  territoryId: digits,
  /** The requirements for an applicant. */
  requirements: list(
    fields({
      /** What is required. Pages lead to where it is met for `realName`, `opinion` and `land`; others are only shown. */
      key: code,
      name: text,
      /** How much is needed. */
      need: number,
      /** How much the person has. */
      have: number,
      /** The person has enough. */
      ok: flag,
    }),
  ),
  /** What this person pays. */
  fee: yuan,
  /** What this person leaves as a deposit. */
  deposit: yuan,
  /** For how many days a territory can be taken. */
  cycleDays: list(number),
  /** The text to which an applicant agrees. */
  agreementType: Agreement,
  /** The person can apply now. */
  canApply: flag,
  /** Why the person cannot apply, in words to be shown. */
  reason: text,
})
export type ApplyInfo = Read<typeof ApplyInfo>
export type Requirement = ApplyInfo['requirements'][number]

/** The requirements, the price and the agreement for an applicant. Path ASSUMED. */
export const readApplyInfo = endpoint<{ territoryId: string }>()({
  name: 'territory/applyInfo',
  method: 'GET',
  path: '/land/api/territory/applyInfo',
  auth: 'required',
  answer: needed(ApplyInfo),
})

/** ASSUMED: the application of the person who asks. */
export const Application = fields({
  applyNo: id,
  territoryId: digits,
  /** The status of the application. NONE: there is none; APPROVED: the person is the lord of `territoryId`. */
  status: oneOf('NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'),
  rejectReason: text,
  /** When the person applied. */
  applyTime: time,
  /** When it was decided; empty: not yet. */
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
  answer: recordOrNull(Application),
})

export interface FreeApplyRequest {
  territoryId: string
  /** The name of the applicant. */
  applicantName: string
  inviteCode?: string
  /** The applicant has agreed to the text of `agreementType`. */
  agree: true
  bizNo: string
}

/** Applies for a territory that costs nothing, once. Path ASSUMED. */
export const applyForFree = endpoint<FreeApplyRequest>()({
  name: 'territory/freeActivityApply',
  method: 'POST',
  path: '/land/api/territory/freeActivityApply',
  auth: 'required',
  answer: fields({
    applyNo: id,
    status: oneOf('PENDING', 'APPROVED', 'REJECTED'),
    queueNo: count,
  }),
})

/** ASSUMED. The inscription after it was saved. */
const SavedGlory = fields({
  gloryId: id,
  /** The inscription, as it was saved. */
  text,
  auditStatus: oneOf('PENDING', 'PASSED', 'REJECTED'),
})

/** The lord's first inscription; `collectionId` only where it comes from a complete album. Path ASSUMED. */
export const saveGlory = endpoint<{
  territoryId: string
  /** The complete album from which it comes. */
  collectionId?: string
  /** The inscription. */
  text: string
}>()({
  name: 'territory/saveGloryInTerritory',
  method: 'POST',
  path: '/land/api/territory/saveGloryInTerritory',
  auth: 'required',
  answer: SavedGlory,
})

/** Changes the lord's inscription. Path ASSUMED. */
export const editGlory = endpoint<{
  gloryId: string
  /** The inscription. */
  text: string
}>()({
  name: 'territory/editGloryInTerritory',
  method: 'POST',
  path: '/land/api/territory/editGloryInTerritory',
  auth: 'required',
  answer: SavedGlory,
})
