export interface TtlCache<T> {
  /**
   * The cached promise of a key, or a new one. A rejected promise is dropped, and one whose signal aborts at once: the
   * next caller must not get a call that is being aborted.
   */
  get(key: string, load: () => Promise<T>, signal?: AbortSignal): Promise<T>
  clear(): void
}

/** Caches answers in memory for a short time, so that Back and a prefetched page need no second call. */
export function createTtlCache<T>(ttlMs: number, now: () => number = Date.now): TtlCache<T> {
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
