import type { AgentLevels, AgentRight, UserAgent } from '@/api/agent'
import type { Visit } from '@/bridge/environment'
import type { Recruiting } from '@/kit/agent/recruiting'
import { shownRights } from '@/kit/agent/rights'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'

/**
 * The state of the page's card. `asking`: the visitor is not known yet. `intent`: the form of a logged-in visitor, who
 * needs neither phone nor code.
 */
export type VisitorStatus =
  | 'asking'
  | 'form'
  | 'intent'
  | 'registered'
  | 'partner'
  | 'audit'
  | Closed
type Closed = Exclude<Recruiting, 'open'>

interface ViewInputs {
  recruiting: Recruiting
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
  agent: QueryPart<UserAgent>
  me: QueryPart<unknown>
  isRegistered: boolean
}

/** The person's own status takes precedence over the recruiting: a partner stays one when it has ended. */
export function viewOf({
  recruiting,
  waiting,
  loggedIn,
  agent,
  me,
  isRegistered,
}: ViewInputs): VisitorStatus {
  if (waiting && !loggedIn) return 'asking'
  const isGuest = !loggedIn || isSignedOut(agent) || isSignedOut(me)
  if (isGuest) return recruiting === 'open' ? 'form' : recruiting
  if (agent.isPending) return 'asking'
  const own = standingOf(agent.data)
  if (own) return own
  if (isRegistered) return 'registered'
  return recruiting === 'open' ? 'intent' : recruiting
}

function standingOf(agent: UserAgent | undefined): 'partner' | 'audit' | undefined {
  if (agent?.isAgent || agent?.auditStatus === 'APPROVED') return 'partner'
  return agent?.auditStatus === 'PENDING' ? 'audit' : undefined
}

const MOST_RIGHTS = 4

/** The rights of the link's level, or of the first one: at most four. */
export function rightsOf(
  { levels }: AgentLevels,
  levelId: string | undefined,
  visit: Visit['visit'],
): AgentRight[] {
  const level = levels.find((each) => each.levelId === levelId) ?? levels[0]
  return shownRights(level?.rights ?? [], visit).slice(0, MOST_RIGHTS)
}
