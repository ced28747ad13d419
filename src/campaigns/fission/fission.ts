import type { Activity } from '@/api/activity'
import type { FissionAnswer, FissionReward } from '@/api/fission'
import type { SharedUser } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { readKept, type Kept } from '@/kit/landing/kept'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import { pathWith, type VisitParams } from '@/lib/url/urlParams'

/** The visitor's role. Undefined while unknown. */
export type Face = 'inviter' | 'invitee' | undefined

interface Visitor {
  inApp: boolean
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
  me: QueryPart<Pick<UserInfo, 'inviteCode'>>
  /** The code in the address. */
  linkCode: string | undefined
}

/** A link with another person's code is an invitation; with one's own or none, the page shows one's own invitations. */
export function faceOf({ inApp, waiting, loggedIn, me, linkCode }: Visitor): Face {
  if (linkCode === undefined) {
    if (inApp) return 'inviter'
    return loggedIn && !isSignedOut(me) ? 'inviter' : 'invitee'
  }
  if (waiting && !loggedIn) return undefined
  if (!loggedIn) return 'invitee'
  if (!me.data) return me.isPending ? undefined : 'invitee'
  return me.data.inviteCode.toUpperCase() === linkCode.toUpperCase() ? 'inviter' : 'invitee'
}

/**
 * The result of a login: a newcomer has a gift, in one of its states. `UNKNOWN`: reported as no newcomer, but became
 * one by an attempt whose answer was lost.
 */
export type Outcome = FissionReward['status'] | 'OLD' | 'UNKNOWN'

/** An outcome in session storage. */
export interface KeptGift extends Kept {
  outcome: Outcome
  name: string
  amountText: string
  /** Another inviter is already bound to this person. */
  isBoundElsewhere: boolean
}

interface Occasion {
  link: string
  /** The known inviter: the platform can only refuse a bond that was possible. */
  inviter: SharedUser | undefined
  /** The answer to an attempt before this one was lost. */
  wasLost: boolean
}

export function giftOf(
  answer: Pick<FissionAnswer, 'uid' | 'isNewUser' | 'inviterBound' | 'reward'>,
  { link, inviter, wasLost }: Occasion,
): KeptGift {
  const { uid, isNewUser, inviterBound, reward } = answer
  const isGiven = isNewUser || reward !== null
  return {
    outcome: isGiven ? (reward?.status ?? 'PROCESSING') : wasLost ? 'UNKNOWN' : 'OLD',
    uid,
    link,
    name: reward?.name ?? '',
    amountText: reward?.amountText ?? '',
    isBoundElsewhere: isGiven && !inviterBound && inviter !== undefined,
  }
}

const OUTCOMES: readonly Outcome[] = ['PROCESSING', 'SUCCESS', 'SOLD_OUT', 'OLD', 'UNKNOWN']

/** Anything but a stored gift reads as none. */
export function parseKept(text: string | null): KeptGift | undefined {
  const kept = readKept(text)
  const outcome = OUTCOMES.find((known) => known === kept?.outcome)
  if (!kept || !outcome) return undefined
  const { name, amountText } = kept
  if (typeof name !== 'string' || typeof amountText !== 'string') return undefined
  return { ...kept, outcome, name, amountText, isBoundElsewhere: kept.isBoundElsewhere === true }
}

/** The state of the invitee's card. */
export type InviteeStatus = 'asking' | 'form' | 'soon' | 'ended' | Outcome

export type Phase = 'soon' | 'open' | 'ended'

interface ViewInputs {
  phase: Phase
  loggedIn: boolean
  me: QueryPart<Pick<UserInfo, 'uid'>>
  /** Of this visit, or stored before a reload. */
  gift: KeptGift | undefined
  isSoldOut: boolean
}

/** A gift stays after the end of the campaign; with an empty box there is no form to fill in. */
export function viewOf({ phase, loggedIn, me, gift, isSoldOut }: ViewInputs): InviteeStatus {
  if (gift) return gift.outcome
  if (phase !== 'open') return phase
  if (loggedIn && !isSignedOut(me)) return me.isPending ? 'asking' : 'OLD'
  return isSoldOut ? 'SOLD_OUT' : 'form'
}

/** Every gift of the campaign is gone; missing counts do not mean sold out. */
export function isSoldOut({ prizes }: Pick<Activity, 'prizes'>): boolean {
  return prizes.length > 0 && prizes.every(({ left }) => left === 0)
}

/** Registering without the campaign, with the same inviter. */
export const registerPath = ({ inviteCode, from }: Pick<VisitParams, 'inviteCode' | 'from'>) =>
  pathWith('/shareRegister', { inviteCode, from })
