import { useEffect, useState, useSyncExternalStore } from 'react'
import { onServerClock, serverNow } from '@/lib/serverClock'

const SECOND_MS = 1000
/** Longer time-outs run at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

let now = 0
let timer: ReturnType<typeof setTimeout> | undefined
let stop: (() => void) | undefined
const watchers = new Set<() => void>()

/** The platform's time in epoch milliseconds, drawn anew each second; one timer for the whole page. */
export function useServerNow(): number {
  return useSyncExternalStore(watch, () => now || (now = serverNow()))
}

/** The platform's time, drawn anew only when one of these moments comes. */
export function useServerNowAt(moments: readonly (number | undefined)[]): number {
  const [now, setNow] = useState(serverNow)
  const next = Math.min(...moments.map((at) => (at !== undefined && at > now ? at : Infinity)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      clearTimeout(timer)
      // The clock can have moved since the draw.
      const wait = Math.max(0, next - serverNow())
      if (wait !== Infinity) timer = setTimeout(look, Math.min(wait, LONGEST_TIMEOUT_MS))
    }
    const look = () => {
      setNow(serverNow())
      // Again where the time-out was too short, or ran a little early.
      if (serverNow() < next) arm()
    }
    arm()
    const stop = onClockMoved(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [next])
  return now
}

/** Tells when a page's time may have jumped: it was away, or an answer has set the clock. */
function onClockMoved(listener: () => void): () => void {
  const stop = onServerClock(listener)
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('pageshow', listener)
  }
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    stop = onClockMoved(tick)
    tick()
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    stop?.()
    clearTimeout(timer)
    now = 0
  }
}

function tick(): void {
  now = serverNow()
  clearTimeout(timer)
  timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS))
  for (const watcher of watchers) watcher()
}
