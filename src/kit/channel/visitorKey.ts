import { newBizNo } from '@/lib/bizNo'
import { localStore } from '@/lib/storage/storage'

export const VISITOR_KEY = 'visitorKey'

/**
 * One for each browser, kept for its next visits. Random, so it reveals neither the person nor the phone: it goes with
 * calls that are made without client info.
 */
export function visitorKey(): string {
  const kept = localStore.get(VISITOR_KEY)
  if (kept && /^[\w-]{8,64}$/.test(kept)) return kept
  const made = newBizNo()
  localStore.set(VISITOR_KEY, made)
  return made
}
