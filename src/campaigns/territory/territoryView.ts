import type { Application, ApplyInfo, Territory } from '@/api/territory'
import { isFailed, isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import { applicationOf, type Applied } from '@/kit/territory/applied'
import { queuedText } from '@/kit/territory/applyForm'
import { stampMinute } from '@/lib/format/stamp'
import { actionOf, relationOf, type Action, type Relation } from './territoryState'

export interface TerritoryQueries {
  /** Undefined while unknown; null if there is no such territory. */
  main: Territory | null | undefined
  /** Both only for members. */
  application: QueryPart<Application | null>
  applyInfo: QueryPart<ApplyInfo>
}

/** All known data of a territory and of the person's relation to it. */
export interface TerritoryView {
  territory: Territory
  loggedIn: boolean
  application: Application | undefined
  /** Undefined for guests, while loading, and if it failed. */
  applyInfo: ApplyInfo | undefined
  applyInfoPending: boolean
  /** The person's application could not be read. */
  applicationFailed: boolean
  relation: Relation
  action: Action
}

/** Undefined when there is no such territory. */
export function viewOf(
  { main: territory, ...queries }: TerritoryQueries,
  hasLogin: boolean,
): TerritoryView | undefined {
  if (!territory || territory.territoryId === '') return undefined
  const isRefused = isSignedOut(queries.application) || isSignedOut(queries.applyInfo)
  const loggedIn = hasLogin && !isRefused
  const application = (loggedIn && queries.application.data) || undefined
  const applyInfo = (loggedIn && queries.applyInfo.data) || undefined
  const situation = { territory, loggedIn, application, applyInfo }
  const applyInfoPending = loggedIn && queries.applyInfo.isPending
  const asking =
    loggedIn && (queries.application.isPending || (applyInfoPending && territory.status === 'FREE'))
  return {
    ...situation,
    applyInfoPending,
    applicationFailed: loggedIn && isFailed(queries.application),
    relation: relationOf(situation),
    action: asking ? 'ASKING' : actionOf(situation),
  }
}

/** The records that a write has changed. */
export interface Changed {
  territory?: Territory
  application?: Application
}

const TAKEN = { PENDING: 'APPLYING', APPROVED: 'OCCUPIED', REJECTED: undefined } as const

/** The person has applied for this territory, and this was the answer. */
export function withApplied(territory: Territory, applied: Applied): Changed {
  return {
    territory: { ...territory, status: TAKEN[applied.status] ?? territory.status },
    application: applicationOf(applied),
  }
}

/** The note about the person's own application. */
interface ApplicationNoteText {
  title?: string
  text: string
  bad?: true
  /** The remedy: the login, or a retry. */
  help?: 'LOGIN' | 'RETRY'
}

/** Undefined if there is no note. */
export function noteOf(view: TerritoryView): ApplicationNoteText | undefined {
  const { territory, application, relation } = view
  const isTaken = territory.status === 'APPLYING' || territory.status === 'OCCUPIED'
  if (!view.loggedIn)
    return isTaken ? { text: '领主或申请人，登录后查看自己的领地', help: 'LOGIN' } : undefined
  if (view.applicationFailed) return { text: '认领状态加载失败', help: 'RETRY' }
  if (relation === 'PENDING')
    return {
      title: queuedText(application?.queueNo ?? 0),
      text: submittedText(application?.applyTime),
    }
  if (relation === 'REJECTED')
    return {
      title: '申请未通过',
      text: application?.rejectReason || '请核对资料后重新申请',
      bad: true,
    }
  if (relation === 'EXPIRED' && territory.status === 'FREE')
    return { title: '你的任期已结束', text: '领地重新开放认领' }
  return undefined
}

function submittedText(applyTime = ''): string {
  return applyTime ? `${stampMinute(applyTime)} 提交，审核结果将在这里更新` : '审核结果将在这里更新'
}
