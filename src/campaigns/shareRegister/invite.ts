import { readSharedUser } from '@/api/invitation'
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

/**
 * The code that a registration is bound with. Where the platform could not be asked about the inviter, the address's
 * own code goes along: the platform judges it.
 */
export async function codeToBind(
  main: Settled<SharedUser | null> | undefined,
  visit: Pick<VisitParams, 'inviteCode' | 'shareUid'>,
  ask: typeof readSharedUser = readSharedUser,
): Promise<string | undefined> {
  if (main?.ok) return inviterOf(main)?.inviteCode || undefined
  if (visit.inviteCode) return visit.inviteCode
  if (!visit.shareUid) return undefined
  try {
    const found = await ask({ shareUid: visit.shareUid })
    return inviterOf({ ok: true, value: found })?.inviteCode || undefined
  } catch {
    return undefined
  }
}
