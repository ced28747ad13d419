import { failureOf } from '@/api/core/verdict/failure'
import type { SharedUser } from '@/api/invitation'
import type { ResidentRewards } from '@/api/originalResident'
import { currentVisit } from '@/bridge/environment'
import type { Stage } from '@/kit/claim/ladder'
import { isFailed, isSignedOut } from '@/kit/page/query/queryPart'
import type { QueryPart } from '@/kit/page/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import { safeImage } from '@/lib/url/safeUrl'
import { isInvited, isOwnLink } from './inviter'
import type { Invitation, Inviter } from './inviter'
import { roleOf, stagesOf } from './resident'
import type { Role } from './resident'

export interface ResidentQueries {
  rewards: QueryPart<ResidentRewards>
  inviter: QueryPart<Inviter | null>
  me: QueryPart<SharedUser | null>
  registrants: QueryPart<unknown>
}

export interface ResidentState {
  /** Undefined while it is unknown. */
  role: Role | undefined
  /** Logged in, and the platform accepts the login. */
  loggedIn: boolean
  rewards: ResidentRewards
  /** The counts are the person's. */
  hasCounts: boolean
  stages: Stage[]
  /** The inviter, if the invitation counts. */
  inviter: Inviter | undefined
  me: SharedUser | undefined
}

/** The default if the platform sends no rewards. */
const NOTHING: ResidentRewards = {
  activityId: '',
  status: '',
  startTime: '',
  endTime: '',
  serverTime: '',
  residentNo: '',
  inviteCode: '',
  totalInvited: 0,
  validInvited: 0,
  newUser: null,
  stages: [],
  records: [],
}

/** The state of the page; undefined until the platform has sent the rewards. */
export function residentStateOf(
  queries: ResidentQueries,
  invitation: Invitation,
  hasLogin: boolean,
): ResidentState | undefined {
  const known = rewardsOf(queries.rewards)
  if (!known) return undefined
  const { inviter, me } = queries
  const isRefused = isSignedOut(queries.rewards) || isSignedOut(queries.registrants)
  const loggedIn = hasLogin && !isRefused
  const rewards = loggedIn ? known : forGuest(known)
  const own = loggedIn && isOwnLink(invitation, { ownCode: rewards.inviteCode, inviter, me })
  return {
    role: roleOf({
      invited: isInvited(invitation),
      inApp: currentVisit().visit === 'app',
      own,
    }),
    loggedIn,
    rewards,
    hasCounts: loggedIn && queries.rewards.data !== undefined,
    stages: stagesOf(rewards.stages, safeImage),
    inviter: inviter.data?.valid ? inviter.data : undefined,
    me: (loggedIn && me.data) || undefined,
  }
}

/** The page as a whole, for this person. */
export function shellFor(shell: ShellState, resident: ResidentState | undefined): ShellState {
  if (resident && shell.name === 'READY' && resident.role === undefined) return { name: 'LOADING' }
  const isGuest = resident?.role === 'resident' && !resident.loggedIn
  return isGuest && shell.name === 'READY' ? { name: 'GUEST' } : shell
}

/** Refusals that only mean the campaign's times. */
const TIME_CODES: readonly unknown[] = [10_001, 10_002]

function rewardsOf(query: ResidentQueries['rewards']): ResidentRewards | undefined {
  if (!isFailed(query)) return query.data
  const isTime = TIME_CODES.includes(failureOf(query.error).code)
  return isSignedOut(query) || isTime ? NOTHING : undefined
}

/** Removes the personal data. */
function forGuest({ stages, ...rewards }: ResidentRewards): ResidentRewards {
  return {
    ...rewards,
    residentNo: '',
    inviteCode: '',
    totalInvited: 0,
    validInvited: 0,
    records: [],
    stages: stages.map((stage) =>
      stage.status === 'SOLD_OUT' ? stage : { ...stage, status: 'LOCKED' },
    ),
  }
}
