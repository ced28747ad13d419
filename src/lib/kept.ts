export interface Kept<T> {
  /**
   * The kept promise of a key, or a new one. A promise that rejects is not kept, and one that the signal ends is
   * forgotten at once: whoever asks next must not be handed a call that is ending.
   */
  get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T>
  clear(): void
}

/** Keeps answers in memory for a short while, so that Back and a prefetched page need no second call. */
export function createKept<T>(ttlMs: number, now: () => number = Date.now): Kept<T> {
  const entries = new Map<string, { at: number; value: Promise<T> }>()
  return {
    get(key, load, signal) {
      const entry = entries.get(key)
      if (entry && now() - entry.at < ttlMs) return entry.value
      const value = load()
      entries.set(key, { at: now(), value })
      let arrived = false
      const forget = () => {
        if (!arrived && entries.get(key)?.value === value) entries.delete(key)
      }
      signal?.addEventListener('abort', forget, { once: true })
      value.then(() => {
        arrived = true
      }, forget)
      return value
    },
    clear() {
      entries.clear()
    },
  }
}
