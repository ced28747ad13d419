import { createKept } from '@/lib/kept'
import type { Kept } from '@/lib/kept'
import { subscribe, whenReady } from '@/session/session'
import { whoAsks } from '@/session/whoAsks'

const stores = new Set<Kept<unknown>>()
/** Whose answers are kept; undefined until the wrapper has answered, for which calls wait as well. */
let asker: string | undefined
let learning: Promise<void> | undefined

// At the import, so before anybody who loads anew because of the same change.
subscribe(() => {
  if (asker === undefined || asker === whoAsks()) return
  asker = whoAsks()
  for (const store of stores) store.clear()
})

/** Keeps answers in memory for a short while, and for this person alone: another login or token empties it. */
export function keptForSession<T>(ttlMs: number): Kept<T> {
  const kept = createKept<T>(ttlMs)
  stores.add(kept)
  return {
    get(key, load, signal) {
      learning ??= whenReady().then(() => {
        asker = whoAsks()
      })
      return kept.get(key, load, signal)
    },
    clear: () => kept.clear(),
  }
}
