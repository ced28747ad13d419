import type {
  Application,
  ApplyInfo,
  Requirement,
  Territory,
  TerritoryGlory,
} from '@/api/territory'
import { yuanText } from '@/kit/amounts/money'
import { PRIVACY_TITLES } from '@/kit/login/agreement/privacyTexts'
import { appPages } from '@/kit/open-app/appPages'
import { groupNumber } from '@/lib/format/groupNumber'

const query = (name: string, id: string) => `${name}=${encodeURIComponent(id)}`

/** The targets of this page. The last one is a page of the app only; its name is ASSUMED. */
export const addresses = {
  /** The free territories. */
  free: '/territory-carnival',
  territory: (territoryId: string) => `/territory?${query('territoryId', territoryId)}`,
  manage: (territoryId: string) => `/entrust?${query('territoryId', territoryId)}`,
  planet: (planetId: string) => `/plAce?${query('planetId', planetId)}`,
  invite: (territoryId: string) => `/territory-invite?${query('territoryId', territoryId)}`,
  adoptInApp: (territoryId: string) => `/territory/adopt?${query('territoryId', territoryId)}`,
} as const

export interface Situation {
  territory: Pick<Territory, 'territoryId' | 'status' | 'adoptFee' | 'planetId'>
  loggedIn: boolean
  /** The person's application; undefined for guests and if it could not be read. */
  application: Pick<Application, 'territoryId' | 'status'> | undefined
  /** This person's conditions to adopt; undefined for guests and if they could not be read. */
  applyInfo: Pick<ApplyInfo, 'fee'> | undefined
}

/** The state of the person's application for this territory. */
export type Relation = 'LORD' | 'PENDING' | 'REJECTED' | 'EXPIRED' | 'NONE'

/** The person's relation to it. An application for another territory, or an old approval of a free one, is `NONE`. */
export function relationOf({ territory, application }: Situation): Relation {
  if (!application || application.territoryId !== territory.territoryId) return 'NONE'
  const { status } = application
  if (status === 'APPROVED') return territory.status === 'FREE' ? 'NONE' : 'LORD'
  if (status === 'PENDING') return territory.status === 'OCCUPIED' ? 'NONE' : 'PENDING'
  return status
}

/** The main button's action. */
export type Action =
  /** The person's options are loading. */
  | 'ASKING'
  /** A guest is asked to log in at the tap. */
  | 'LOGIN'
  | 'APPLY'
  | 'APPLY_FREE'
  | 'REAPPLY'
  | 'REVIEWING'
  | 'APPLYING'
  | 'MANAGE'
  | 'VISIT'
  | 'NO_PLANET'
  | 'LOCKED'

export const ACTION_LABELS = {
  ASKING: '请稍候',
  LOGIN: '申请认领',
  APPLY: '申请认领',
  APPLY_FREE: '免费认领',
  REAPPLY: '重新申请',
  REVIEWING: '审核中',
  APPLYING: '认领申请中',
  MANAGE: '管理领地',
  VISIT: '拜访领主星球',
  NO_PLANET: '领主星球暂未开放',
  LOCKED: '暂未开放',
} as const satisfies Record<Action, string>

const CLOSED: readonly Action[] = ['REVIEWING', 'APPLYING', 'NO_PLANET', 'LOCKED']

const FORMS: readonly Action[] = ['APPLY', 'APPLY_FREE', 'REAPPLY']

/** True where the button opens the application. */
export function takesForm(action: Action): boolean {
  return FORMS.includes(action)
}

/** False if the action is disabled. */
export function isOpen(action: Action): boolean {
  return !CLOSED.includes(action)
}

export function actionOf(situation: Situation): Exclude<Action, 'ASKING'> {
  const relation = relationOf(situation)
  if (relation === 'LORD') return 'MANAGE'
  if (relation === 'PENDING') return 'REVIEWING'
  const { status, planetId } = situation.territory
  if (status === 'OCCUPIED') return planetId === '' ? 'NO_PLANET' : 'VISIT'
  if (status === 'FREE') return freeAction(situation, relation)
  return status
}

function freeAction(situation: Situation, relation: Relation): Exclude<Action, 'ASKING'> {
  if (!situation.loggedIn) return 'LOGIN'
  if (relation === 'REJECTED') return 'REAPPLY'
  return hasFreeQuota(situation) ? 'APPLY_FREE' : 'APPLY'
}

/** A territory with a price that this person does not have to pay. */
function hasFreeQuota({ territory, applyInfo }: Situation): boolean {
  return territory.adoptFee > 0 && applyInfo !== undefined && applyInfo.fee <= 0
}

export const STATUS_LABELS = {
  FREE: '可认领',
  APPLYING: '认领中',
  OCCUPIED: '已有领主',
  LOCKED: '未开放',
} as const satisfies Record<Territory['status'], string>

/** The territory that a person's main application makes their own; '' when there is none. */
export function ownTerritoryOf(
  application: Pick<Application, 'territoryId' | 'status'> | null | undefined,
): string {
  const isOwn = application?.status === 'APPROVED' || application?.status === 'PENDING'
  return isOwn ? application.territoryId : ''
}

/** The day of a stamp `YYYY-MM-DD HH:mm:ss`; '' when it is none. */
export function dayOf(stamp: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(stamp)?.[0] ?? ''
}

export function factsOf({
  areaSqm,
  residentCount,
  residentMax,
  status,
}: Pick<Territory, 'areaSqm' | 'residentCount' | 'residentMax' | 'status'>) {
  return [
    { name: '面积', value: areaSqm > 0 ? `${groupNumber(areaSqm, 2)}㎡` : '--' },
    {
      name: '居民',
      value: residentMax > 0 ? `${residentCount}/${residentMax}` : `${residentCount}`,
    },
    { name: '状态', value: STATUS_LABELS[status] },
  ]
}

type Plaque =
  /** There is no visible text. */
  | { kind: 'empty' }
  | { kind: 'words'; text: string; collectionName: string; tag: '' | '审核中' | '未通过' }

/** The content of the plaque. Text that has not passed the review is shown to the lord alone. */
export function plaqueOf(glory: TerritoryGlory | null, isLord: boolean): Plaque {
  if (!glory || glory.text.trim() === '') return { kind: 'empty' }
  const { text, collectionName, auditStatus } = glory
  if (auditStatus === 'PASSED') return { kind: 'words', text, collectionName, tag: '' }
  if (!isLord) return { kind: 'empty' }
  return {
    kind: 'words',
    text,
    collectionName,
    tag: auditStatus === 'PENDING' ? '审核中' : '未通过',
  }
}

/** What a condition still lacks, e.g. 还差44, or 未满足 if the numbers do not show it. */
export function lackText({ ok, need, have }: Requirement): string {
  if (ok) return '已满足'
  const lack = Math.round((need - have) * 100) / 100
  return lack > 0 ? `还差${lack}` : '未满足'
}

/** The page where each condition can be met. The conditions' keys are ASSUMED. */
const WAYS: Readonly<Partial<Record<string, string>>> = {
  realName: appPages.realName,
  opinion: '/opinionScoreRules',
  land: '/real-estate',
}

/** The page where a missing condition is met; undefined if it is met already, or the page is unknown. */
export const wayTo = ({ ok, key }: Requirement): string | undefined => (ok ? undefined : WAYS[key])

/** Why the person cannot apply: the platform's reason, or else the conditions not met. */
export function reasonText({ reason, requirements }: ApplyInfo): string {
  const missing = requirements.filter(({ ok, name }) => !ok && name !== '').map(({ name }) => name)
  return reason || ['未满足申请条件', missing.join('、')].filter(Boolean).join('：')
}

export const feeText = (yuan: number): string => (yuan > 0 ? yuanText(yuan) : '免费')

/** 30/90/180天; empty if the server sends none. */
export function cyclesText(days: readonly number[]): string {
  const known = days.filter((value) => value > 0)
  return known.length > 0 ? `${known.join('/')}天` : ''
}

/** The name of the platform's agreement, for use in a sentence. */
export function agreementName({ agreementType }: Pick<ApplyInfo, 'agreementType'>): string {
  return `《${PRIVACY_TITLES[agreementType]}》`
}

/** Whether the application is made in the app: if it has a fee. */
export function appliesInApp({ fee }: Pick<ApplyInfo, 'fee'>): boolean {
  return fee > 0
}
