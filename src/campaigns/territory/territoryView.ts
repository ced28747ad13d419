import type {
  Application,
  ApplyInfo,
  ProjectedRevenue,
  Territory,
  TopTerritory,
} from '@/api/territory'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { actionOf, relationOf } from './territoryState'
import type { Action, Relation } from './territoryState'

/** The answers of the page's loader. */
export interface TerritoryParts {
  main: Settled<Territory | null>
  application: Settled<Application | null>
  applyInfo: Settled<ApplyInfo | null>
  revenue: Settled<ProjectedRevenue | null>
  top: Settled<TopTerritory[]>
}

/** All that the page knows about a territory and the person who looks at it. */
export interface TerritoryView {
  territory: Territory
  loggedIn: boolean
  application: Application | undefined
  /** Undefined for guests and where it could not be read. */
  applyInfo: ApplyInfo | undefined
  /** The person's place here could not be asked for. */
  applicationFailed: boolean
  relation: Relation
  action: Action
}

/** Undefined when there is no such territory. */
export function viewOf(
  parts: Omit<TerritoryParts, 'revenue' | 'top'>,
  hasLogin: boolean,
): TerritoryView | undefined {
  const territory = valueOf(parts.main)
  if (!territory || territory.territoryId === '') return undefined
  const loggedIn = hasLogin && !isSignedOut(parts.application) && !isSignedOut(parts.applyInfo)
  const application = (loggedIn && valueOf(parts.application)) || undefined
  const applyInfo = (loggedIn && valueOf(parts.applyInfo)) || undefined
  const situation = { territory, loggedIn, application, applyInfo }
  return {
    ...situation,
    applicationFailed: loggedIn && !parts.application.ok,
    relation: relationOf(situation),
    action: actionOf(situation),
  }
}

function isSignedOut(part: Settled<unknown>): boolean {
  return !part.ok && part.failure.kind === 'signedOut'
}
