type Area = 'localStorage' | 'sessionStorage'

export interface SafeStorage {
  get(key: string): string | null
  /** True when the value outlives the page. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/**
 * Web storage that never throws: private mode, a full quota or a forbidden area fall back to memory,
 * so that the value lives at least as long as the page.
 */
export function safeStorage(area: Area): SafeStorage {
  /** Values that could not be written; null for one that could not be removed. */
  const memory = new Map<string, string | null>()
  const real = (): Storage => window[area]
  return {
    get(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return real().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        real().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      try {
        real().removeItem(key)
        memory.delete(key)
      } catch {
        memory.set(key, null)
      }
    },
  }
}

export const localStore = safeStorage('localStorage')
export const sessionStore = safeStorage('sessionStorage')
