import { createTtlCache, type TtlCache } from '@/lib/storage/ttlCache'
import { onSessionChange, sessionKey } from '@/session/sessionKey'

/** Caches answers in memory for a short time, for this person only: for the pages with route loaders. */
export function sessionCache<T>(ttlMs: number): TtlCache<T> {
  const cache = createTtlCache<T>(ttlMs)
  onSessionChange(() => cache.clear())
  return {
    get: (key, load, signal) => cache.get(`${sessionKey()}|${key}`, load, signal),
    clear: () => cache.clear(),
  }
}
