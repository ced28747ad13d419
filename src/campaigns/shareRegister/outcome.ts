import type { SharedUser } from '@/api/invitation'
import type { LoginAnswer, UserInfo } from '@/api/login'
import { isKept, readKept, type Kept } from '@/kit/landing/kept'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'

/** The result of the invitation. */
export type Outcome = 'new' | 'old' | 'self'

/** `asking`: the login state or the account is not known yet. */
export type VisitorStatus = 'asking' | 'form' | Outcome

/** An outcome in session storage. */
export interface KeptOutcome extends Kept {
  outcome: Outcome
}

export function outcomeOf(
  { uid, isNewUser }: Pick<LoginAnswer, 'uid' | 'isNewUser'>,
  inviter: Pick<SharedUser, 'uid'> | undefined,
): Outcome {
  if (isOwn(uid, inviter)) return 'self'
  return isNewUser ? 'new' : 'old'
}

interface ViewInputs {
  /** The result of this visit's own login. */
  done: Outcome | undefined
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
  me: QueryPart<UserInfo>
  inviterPending: boolean
  inviter: Pick<SharedUser, 'uid'> | undefined
  kept: KeptOutcome | undefined
  link: string
}

/** The outcome to show, or the form. */
export function viewOf({
  done,
  waiting,
  loggedIn,
  me,
  kept,
  link,
  ...known
}: ViewInputs): VisitorStatus {
  if (done) return done
  if (waiting && !loggedIn) return 'asking'
  if (!loggedIn || isSignedOut(me)) return 'form'
  const uid = me.data?.uid
  if (isKept(kept, link, uid)) return kept.outcome
  if (me.isPending || known.inviterPending) return 'asking'
  return isOwn(uid, known.inviter) ? 'self' : 'old'
}

const OUTCOMES: readonly Outcome[] = ['new', 'old', 'self']

/** Anything but a stored outcome reads as none. */
export function parseKept(text: string | null): KeptOutcome | undefined {
  const kept = readKept(text)
  const outcome = OUTCOMES.find((known) => known === kept?.outcome)
  return kept && outcome && { ...kept, outcome }
}

function isOwn(uid: string | undefined, inviter: Pick<SharedUser, 'uid'> | undefined): boolean {
  return uid !== undefined && uid !== '' && uid === inviter?.uid
}
