import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { onPlatformClock } from '@/lib/platformClock'
import { serverDate } from '@/lib/format/formatServerTime'
import { DAY_MS, nextMidnight, serverNow } from '@/lib/serverClock'

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

type Moments = readonly (number | undefined)[]

/** The platform's time, rendered again only when one of these moments comes; between them it stands still. */
export function useServerNowAt(moments: Moments): number {
  const [now, setNow] = useState(serverNow)
  const look = () => {
    const time = serverNow()
    if (isBetween(moments, now, time)) setNow(time)
  }
  // With an answer come new moments, and often another time.
  look()
  const onTime = useEffectEvent(look)
  const next = Math.min(...moments.map((at) => (at !== undefined && at > now ? at : Infinity)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      onTime()
      const wait = next - serverNow()
      // Again if the time-out was too short, or fired a little early.
      if (wait > 0 && wait < Infinity)
        timer = setTimeout(follow, Math.min(wait, LONGEST_TIMEOUT_MS))
    }
    // At once: an answer may have set the clock after the render and before the subscription.
    follow()
    const stop = onClockMoved(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [next])
  return now
}

/** Whether one of the moments lies between two times: each answer sets the clock a little, or back. */
const isBetween = (moments: Moments, one: number, other: number): boolean =>
  moments.some((at) => at !== undefined && at <= one !== at <= other)

/** The platform's date, `YYYY-MM-DD`, rendered again when another day begins, or the clock is set to another day. */
export function useServerDate(): string {
  const midnight = nextMidnight(serverNow())
  return serverDate(useServerNowAt([midnight - DAY_MS, midnight]))
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
