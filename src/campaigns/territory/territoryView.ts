import type {
  Application,
  ApplyInfo,
  ProjectedRevenue,
  Territory,
  TopTerritory,
} from '@/api/territory'
import { isSignedOut, valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { actionOf, relationOf } from './territoryState'
import type { Action, Relation } from './territoryState'

/** The answers of the page's loader; what is missing is on its way, and what is undefined a guest did not ask for. */
export interface TerritoryParts {
  main: Settled<Territory | null>
  application?: Settled<Application | null | undefined>
  applyInfo?: Settled<ApplyInfo | undefined>
  revenue?: Settled<ProjectedRevenue | null>
  top?: Settled<TopTerritory[]>
}

/** All that the page knows about a territory and the person who looks at it. */
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
  parts: Omit<TerritoryParts, 'revenue' | 'top'>,
  hasLogin: boolean,
): TerritoryView | undefined {
  const territory = valueOf(parts.main)
  if (!territory || territory.territoryId === '') return undefined
  const loggedIn = hasLogin && !isSignedOut(parts.application) && !isSignedOut(parts.applyInfo)
  const application = (loggedIn && valueOf(parts.application)) || undefined
  const applyInfo = (loggedIn && valueOf(parts.applyInfo)) || undefined
  const situation = { territory, loggedIn, application, applyInfo }
  const applyInfoPending = loggedIn && isPending(parts.applyInfo)
  const asking =
    loggedIn && (isPending(parts.application) || (applyInfoPending && territory.status === 'FREE'))
  return {
    ...situation,
    applyInfoPending,
    applicationFailed: loggedIn && parts.application?.ok === false,
    relation: relationOf(situation),
    action: asking ? 'ASKING' : actionOf(situation),
  }
}

/** A guest's answers stand until those to a login are there: they say nothing about whoever has just logged in. */
function isPending(part: Settled<unknown> | undefined): boolean {
  return !part || (part.ok && part.value === undefined)
}

/**
 * What the page as a whole shows. Its main call has no login and is about no campaign: whatever refuses it, but that the
 * page is taken down, is a failure.
 */
export function pageStateOf(asked: ShellState): ShellState {
  const stands = asked.name === 'READY' || asked.name === 'LOADING' || asked.name === 'OFFLINE'
  return stands ? asked : { name: 'ERROR' }
}
