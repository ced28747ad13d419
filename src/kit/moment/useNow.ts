import { useSyncExternalStore } from 'react'
import { serverNow } from '@/lib/serverClock'

const TICK_MS = 30_000

let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow()
    timer = setInterval(tick, TICK_MS)
    // A page that comes back from the background or from the back-forward cache is as old as it was.
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('pageshow', tick)
  }
}

/** The platform's time in epoch milliseconds, fresh enough for 「3分钟前」; one clock for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
