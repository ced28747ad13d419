import type { Activity } from '@/api/activity'
import type { FissionAnswer, FissionReward } from '@/api/fission'
import type { SharedUser } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { isSignedOut } from '@/kit/page/query/queryPart'
import type { QueryPart } from '@/kit/page/query/queryPart'
import { asRecord } from '@/lib/storage/json'
import type { VisitParams } from '@/lib/url/urlParams'

/** Who looks at the page: somebody who invites, or whoever was invited. Undefined while that is not known. */
export type Face = 'inviter' | 'invitee' | undefined

interface Visitor {
  inApp: boolean
  /** The app has not said yet whether somebody is logged in. */
  waiting: boolean
  loggedIn: boolean
  me: QueryPart<Pick<UserInfo, 'inviteCode'>>
  /** The code of the address. */
  linkCode: string | undefined
}

/** A link with somebody else's code is an invitation; one's own, or none, shows the own invitations. */
export function faceOf({ inApp, waiting, loggedIn, me, linkCode }: Visitor): Face {
  if (linkCode === undefined) {
    if (inApp) return 'inviter'
    return loggedIn && !isSignedOut(me) ? 'inviter' : 'invitee'
  }
  if (waiting && !loggedIn) return undefined
  if (!loggedIn || isSignedOut(me)) return 'invitee'
  if (!me.data) return me.isPending ? undefined : 'invitee'
  return isSameCode(me.data.inviteCode, linkCode) ? 'inviter' : 'invitee'
}

function isSameCode(own: string, code: string): boolean {
  return own !== '' && own.toUpperCase() === code.toUpperCase()
}

/**
 * What came of a login: whoever is new has a gift, in one of its states. `UNKNOWN`: somebody who is said to be no
 * newcomer, but became one by an attempt whose answer was lost.
 */
export type Outcome = FissionReward['status'] | 'OLD' | 'UNKNOWN'

/** An outcome in session storage: it holds for one person at one link. */
export interface KeptGift {
  outcome: Outcome
  uid: string
  link: string
  name: string
  amountText: string
  /** Somebody else had invited this person before. */
  isBoundElsewhere: boolean
}

interface Occasion {
  link: string
  /** Who is known to invite: the platform can only refuse a bond that there could have been. */
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

/** Anything that is no kept gift reads as none. */
export function parseKept(text: string | null): KeptGift | undefined {
  try {
    const record = asRecord(JSON.parse(text ?? 'null'))
    const outcome = OUTCOMES.find((known) => known === record?.outcome)
    if (!record || !outcome) return undefined
    const { uid, link, name, amountText, isBoundElsewhere } = record
    const words = [uid, link, name, amountText]
    if (!words.every((word) => typeof word === 'string')) return undefined
    return {
      ...(record as unknown as KeptGift),
      outcome,
      isBoundElsewhere: isBoundElsewhere === true,
    }
  } catch {
    return undefined
  }
}

/** A platform that does not say who somebody is says nothing against it. */
export function isKept(kept: KeptGift | undefined, link: string, uid: string | undefined): boolean {
  return kept?.link === link && (!uid || kept.uid === '' || kept.uid === uid)
}

/** What the invitee's card shows. */
export type InviteeStatus = 'asking' | 'form' | 'soon' | 'ended' | Outcome

export type Phase = 'soon' | 'open' | 'ended'

interface ViewInputs {
  phase: Phase
  loggedIn: boolean
  me: QueryPart<Pick<UserInfo, 'uid'>>
  /** Of this visit, or kept from before a reload. */
  gift: KeptGift | undefined
  isSoldOut: boolean
}

/** What somebody has got stays, also when the campaign is over; a box that is gone is no reason to fill in a form. */
export function viewOf({ phase, loggedIn, me, gift, isSoldOut }: ViewInputs): InviteeStatus {
  if (gift) return gift.outcome
  if (phase !== 'open') return phase
  if (loggedIn && !isSignedOut(me)) return me.isPending ? 'asking' : 'OLD'
  return isSoldOut ? 'SOLD_OUT' : 'form'
}

/** Every gift of the campaign has gone; a platform that counts none has not said so. */
export function isSoldOut({ prizes }: Pick<Activity, 'prizes'>): boolean {
  return prizes.length > 0 && prizes.every(({ left }) => left === 0)
}

/** Registering without the campaign, with the same inviter. */
export function registerPath({ inviteCode, from }: Pick<VisitParams, 'inviteCode' | 'from'>) {
  const params = new URLSearchParams({
    ...(inviteCode !== undefined && { inviteCode }),
    ...(from !== undefined && { from }),
  }).toString()
  return `/shareRegister${params && `?${params}`}`
}
