import { localStore } from './storage/storage'

/**
 * Device clocks are wrong by minutes or years: the offset of the platform's clock to this device's, from an earlier
 * visit.
 */
const KEY = 'clockOffset'
/** A smaller difference is network latency, and the clock is right. */
const TRUSTED_MS = 60_000

let offsetMs: number | undefined
let isExact = false
const listeners = new Set<() => void>()

/**
 * The platform's time in epoch milliseconds: by its last answer, by what an earlier visit has learnt of this device's
 * clock, or else the device's own.
 */
export function platformNow(): number {
  return Date.now() + (offsetMs ?? keptOffset(localStore.get(KEY), Date.now()))
}

/**
 * Takes the platform's time, at the moment that it arrives.
 * @param exact it came in an answer's own field; a header's is a second or a cache behind, and never corrects that
 */
export function setPlatformClock(time: number, exact: boolean): void {
  if (!Number.isFinite(time) || (isExact && !exact)) return
  const now = Date.now()
  const difference = time - now
  const isRight = Math.abs(difference) < TRUSTED_MS
  offsetMs = isRight && !exact ? 0 : difference
  isExact = exact
  if (isRight) localStore.remove(KEY)
  else localStore.set(KEY, `${difference}|${now}`)
  for (const listener of listeners) listener()
}

/** Takes the `Date` header of an answer if it is readable; one with an `Age` is a cache's. */
export function setPlatformClockBy(date: unknown, age: unknown): void {
  if (typeof date === 'string' && !age) setPlatformClock(Date.parse(date), false)
}

/** Whether the platform has sent its time in this visit. */
export const isPlatformClockKnown = (): boolean => offsetMs !== undefined

/** Notifies when the clock was set again. */
export function onPlatformClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * What an earlier visit has learnt; 0 once the device's clock has been set right: one that was ahead has gone back since,
 * one that was behind has caught up.
 */
export function keptOffset(kept: string | null, now: number): number {
  const [offset = NaN, at = NaN] = kept?.split('|').map(Number) ?? []
  const isStill = offset < 0 ? now >= at : now < at + offset
  return isStill && Number.isFinite(offset) ? offset : 0
}
