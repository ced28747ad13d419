import { useState } from 'react'
import { whoAsks } from '@/kit/campaign/pageLoader'
import type { Settled } from '@/kit/campaign/settle'

/**
 * The newest answer, or the last good one while newer ones only fail on the way: a page that stands does not go away
 * for that. What the platform itself said holds at once, and another person never sees what this one was answered.
 */
export function useLastGood<T>(part: Settled<T> | undefined): Settled<T> | undefined {
  const [kept, setKept] = useState<{ who: string; part: Settled<T> }>()
  if (part?.ok && kept?.part !== part) setKept({ who: whoAsks(), part })
  if (!part || part.ok) return part
  const said = part.failure.kind === 'signedOut' || part.failure.kind === 'business'
  return !said && kept?.who === whoAsks() ? kept.part : part
}
