import { asRecord, parseOrKeep } from '@/lib/storage/json'

/** What a landing page keeps of its result, for a reload: it is one person's, at one link. */
export interface Kept {
  /** '' if the platform has sent none. */
  uid: string
  link: string
}

/** What was stored, with the page's own fields; anything else reads as none. */
export function readKept(text: string | null): (Kept & Record<string, unknown>) | undefined {
  const record = asRecord(parseOrKeep(text ?? ''))
  const { uid, link } = record ?? {}
  return typeof uid === 'string' && typeof link === 'string' ? { ...record, uid, link } : undefined
}

/** Without a uid it counts as the same person. */
export function isKept<K extends Kept>(
  kept: K | undefined,
  link: string,
  uid: string | undefined,
): kept is K {
  return kept?.link === link && (!uid || kept.uid === '' || kept.uid === uid)
}
