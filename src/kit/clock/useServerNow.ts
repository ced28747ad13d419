import { useEffect, useState, useSyncExternalStore } from 'react'
import { onPlatformClock } from '@/lib/platformClock'
import { serverDate } from '@/lib/format/formatServerTime'
import { nextMidnight, serverNow } from '@/lib/serverClock'

const SECOND_MS = 1000
const HALF_MINUTE_MS = 30_000
/** Browsers run longer time-outs at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

const seconds = clockOf(SECOND_MS)
const halfMinutes = clockOf(HALF_MINUTE_MS)

/** The platform's time in epoch milliseconds, rendered again each second; one timer for the whole page. */
export function useServerNow(): number {
  return useSyncExternalStore(seconds.watch, seconds.read, seconds.read)
}

/** The same, rendered again each half minute: precise enough for 「3分钟前」. */
export function useServerNowRoughly(): number {
  return useSyncExternalStore(halfMinutes.watch, halfMinutes.read, halfMinutes.read)
}

/** The platform's time, rendered again only when one of these moments comes. */
export function useServerNowAt(moments: readonly (number | undefined)[]): number {
  const [now, setNow] = useState(serverNow)
  const next = Math.min(...moments.map((at) => (at !== undefined && at > now ? at : Infinity)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      clearTimeout(timer)
      // The clock can have been set since the render.
      const wait = Math.max(0, next - serverNow())
      if (wait !== Infinity) timer = setTimeout(look, Math.min(wait, LONGEST_TIMEOUT_MS))
    }
    const look = () => {
      setNow(serverNow())
      // Again if the time-out was too short, or fired a little early.
      if (serverNow() < next) arm()
    }
    // An answer may have set the clock after the render and before the subscription: the page would keep the wrong
    // time.
    look()
    const stop = onClockMoved(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [next])
  return now
}

/** The platform's date, `YYYY-MM-DD`, rendered again when another day begins. */
export function useServerDate(): string {
  return serverDate(useServerNowAt([nextMidnight(serverNow())]))
}

/** Notifies when a page's time may have jumped: the page was hidden, or an answer has set the clock. */
function onClockMoved(listener: () => void): () => void {
  const stop = onPlatformClock(listener)
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** A clock that ticks while it has subscribers. */
function clockOf(stepMs: number) {
  let now = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const watchers = new Set<() => void>()

  function tick(): void {
    now = serverNow()
    clearTimeout(timer)
    timer = setTimeout(tick, stepMs - (now % stepMs))
    for (const watcher of watchers) watcher()
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

  return { watch, read: () => now || (now = serverNow()) }
}
