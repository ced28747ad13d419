import type { Application, ApplyInfo, Territory } from '@/api/territory'
import { isFailed, isSignedOut } from '@/kit/page/query/queryPart'
import type { QueryPart } from '@/kit/page/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import type { Applied } from '@/kit/territory/applied'
import { actionOf, relationOf } from './territoryState'
import type { Action, Relation } from './territoryState'

export interface TerritoryQueries {
  /** Undefined while and where it is not known; null where there is no such territory. */
  main: Territory | null | undefined
  /** Both are for members alone. */
  application: QueryPart<Application | null>
  applyInfo: QueryPart<ApplyInfo>
}

/** All that is known of a territory and of the person's place in it. */
export interface TerritoryView {
  territory: Territory
  loggedIn: boolean
  application: Application | undefined
  /** Undefined for guests, on its way, and where it could not be read. */
  applyInfo: ApplyInfo | undefined
  applyInfoPending: boolean
  /** The person's place here could not be asked for. */
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

/**
 * What the page as a whole shows. Its main call has no login and is about no campaign: whatever refuses it, but that the
 * page is taken down, is a failure.
 */
export function pageStateOf(asked: ShellState): ShellState {
  const isUsual = asked.name === 'READY' || asked.name === 'LOADING' || asked.name === 'OFFLINE'
  return isUsual ? asked : { name: 'ERROR' }
}

/** What a write has changed. */
export interface Changed {
  territory?: Territory
  application?: Application
}

const TAKEN = { PENDING: 'APPLYING', APPROVED: 'OCCUPIED', REJECTED: undefined } as const

/** The person has applied for this territory, and this was the answer. */
export function withApplied(territory: Territory, { applyNo, status, queueNo }: Applied): Changed {
  const { territoryId } = territory
  return {
    territory: { ...territory, status: TAKEN[status] ?? territory.status },
    application: {
      applyNo,
      territoryId,
      status,
      queueNo,
      rejectReason: '',
      applyTime: '',
      auditTime: '',
    },
  }
}
