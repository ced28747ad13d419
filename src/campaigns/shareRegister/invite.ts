import type { SharedUser } from '@/api/invitation'
import type { Settled } from '@/kit/campaign/settle'
import type { VisitParams } from '@/lib/urlParams'

type InviterKey = { inviteCode: string } | { shareUid: string }

/** What the address says of the inviter; the code before the id. */
export function inviterKey({
  inviteCode,
  shareUid,
}: Pick<VisitParams, 'inviteCode' | 'shareUid'>): InviterKey | undefined {
  if (inviteCode) return { inviteCode }
  return shareUid ? { shareUid } : undefined
}

/** The card of whoever invites; nobody when a code can no longer bind anybody, or the platform knows no such person. */
export function inviterOf(main: Settled<SharedUser | null> | undefined): SharedUser | undefined {
  return main?.ok && main.value?.valid ? main.value : undefined
}
