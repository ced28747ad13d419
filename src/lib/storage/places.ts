import { asRecord, parseOrKeep } from './json'
import { sessionStore } from './storage'

/** The storage key of the router's scroll positions over a reload, by location key. */
export const PLACES_KEY = 'places'
/** The key of every document's first entry. */
const FIRST_ENTRY = 'default'

/** The scroll position of the entry with this key, in CSS px, as an earlier document stored it. */
export function placeOf(key: string): number | undefined {
  const place = places()?.[key]
  return typeof place === 'number' ? place : undefined
}

/** Whether this document is a reload, or was returned to. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  // Safari before 15 has the older interface alone.
  return entry ? entry.type !== 'navigate' : performance.navigation?.type !== 0
}

/**
 * Before the router looks: all documents' first entries have the same key, so that a new visit would begin where the page
 * before it in this tab was left.
 */
export function forgetEarlierPlace(): void {
  const kept = isReturn() ? undefined : places()
  if (kept?.[FIRST_ENTRY] === undefined) return
  const { [FIRST_ENTRY]: _, ...others } = kept
  sessionStore.set(PLACES_KEY, JSON.stringify(others))
}

const places = () => asRecord(parseOrKeep(sessionStore.get(PLACES_KEY) ?? ''))
