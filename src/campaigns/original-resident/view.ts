import type { SharedUser } from '@/api/invitation'
import type { ResidentRewards } from '@/api/originalResident'
import { currentVisit } from '@/bridge/environment'
import type { Stage } from '@/kit/campaign/ladder'
import { isSignedOut, valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { safeImage } from '@/lib/safeUrl'
import { isInvited, isOwnLink } from './inviter'
import type { Invitation, Inviter } from './inviter'
import type { InvitedPage } from './records'
import { faceOf, stagesOf } from './resident'
import type { Face } from './resident'

/** The answers of the page's loader; undefined while they are on their way. */
export interface Parts {
  main: Settled<ResidentRewards>
  inviter?: Settled<Inviter | undefined>
  me?: Settled<SharedUser | null>
  invited?: Settled<InvitedPage | undefined>
}

export interface ResidentView {
  /** Undefined while it cannot be told. */
  face: Face | undefined
  /** Somebody is logged in, and the platform takes the login. */
  loggedIn: boolean
  rewards: ResidentRewards
  /** The counts are those of whoever looks. */
  counted: boolean
  stages: Stage[]
  /** Whoever invites, where the invitation counts. */
  inviter: Inviter | undefined
  me: SharedUser | undefined
  invited: Parts['invited']
}

/** What is known where the platform says nothing of what there is to claim. */
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

/** What the page shows; undefined until the platform has said what there is to claim. */
export function viewOf(
  parts: Parts | undefined,
  invitation: Invitation,
  claimed: ReadonlySet<string>,
  hasLogin: boolean,
): ResidentView | undefined {
  const known = rewardsOf(parts?.main)
  if (!parts || !known) return undefined
  const loggedIn = hasLogin && !isSignedOut(parts.main) && !isSignedOut(parts.invited)
  const rewards = loggedIn ? known : forGuest(known)
  const { inviter, me } = parts
  const found = valueOf(inviter)
  const own = loggedIn && isOwnLink(invitation, { ownCode: rewards.inviteCode, inviter, me })
  return {
    face: faceOf({
      invited: isInvited(invitation),
      inApp: currentVisit().visit === 'app',
      own,
    }),
    loggedIn,
    rewards,
    counted: loggedIn && parts.main.ok,
    stages: stagesOf(rewards.stages, claimed, safeImage),
    inviter: found?.valid ? found : undefined,
    me: (loggedIn && valueOf(me)) || undefined,
    invited: loggedIn ? parts.invited : undefined,
  }
}

/** The page as a whole, with the person who looks at it. */
export function shellFor(shell: ShellState, view: ResidentView | undefined): ShellState {
  if (view && shell.name === 'READY' && view.face === undefined) return { name: 'LOADING' }
  const isGuest = view?.face === 'resident' && !view.loggedIn
  return isGuest && shell.name === 'READY' ? { name: 'GUEST' } : shell
}

/** Refusals that say when the campaign runs, and nothing else. */
const TIME_CODES: readonly unknown[] = [10_001, 10_002]

function rewardsOf(main: Parts['main'] | undefined): ResidentRewards | undefined {
  if (main?.ok !== false) return valueOf(main)
  return isSignedOut(main) || TIME_CODES.includes(main.failure.code) ? NOTHING : undefined
}

/** Nothing of whoever was here before. */
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
