/** How long after a scroll or a touch the person still counts as reading. */
export const ACTIVE_MS = 10_000

/** Times in milliseconds of a clock that never goes back. */
export interface QuestClock {
  needMs: number
  readMs: number
  /** Up to here everything is counted. */
  at: number
  /** Up to here the last scroll or touch counts. */
  activeUntil: number
  visible: boolean
}

export interface QuestReading {
  /** `waiting`: nothing was read yet. `paused`: continues with the next scroll or touch. */
  phase: 'waiting' | 'counting' | 'paused' | 'done'
  /** 0 to 1. */
  share: number
  /** Whole seconds, at least 1 until it is done, then 0. */
  secondsLeft: number
}

export function startClock(seconds: number, now: number, visible: boolean): QuestClock {
  const needMs = Math.max(1, seconds) * 1000
  return { needMs, readMs: 0, at: now, activeUntil: Number.NEGATIVE_INFINITY, visible }
}

/**
 * Counts up to now. It does not matter how often it is called: what is counted is the part of the time in which the
 * page was seen and its reader was active, also when the device slept in between.
 */
export function advance(clock: QuestClock, now: number): QuestClock {
  const until = Math.min(now, clock.activeUntil)
  const gained = clock.visible ? Math.max(0, until - clock.at) : 0
  const readMs = Math.min(clock.needMs, clock.readMs + gained)
  return { ...clock, readMs, at: Math.max(clock.at, now) }
}

/** The page was scrolled or touched. Ignored while it is hidden. */
export function noteActivity(clock: QuestClock, now: number): QuestClock {
  const counted = advance(clock, now)
  return counted.visible ? { ...counted, activeUntil: counted.at + ACTIVE_MS } : counted
}

/** The page became visible or hidden. */
export function setVisible(clock: QuestClock, now: number, visible: boolean): QuestClock {
  return { ...advance(clock, now), visible }
}

export function readingOf(clock: QuestClock): QuestReading {
  const { needMs, readMs, visible, at, activeUntil } = clock
  if (readMs >= needMs) return { phase: 'done', share: 1, secondsLeft: 0 }
  const secondsLeft = Math.ceil((needMs - readMs) / 1000)
  const counting = visible && at < activeUntil
  const phase = counting ? 'counting' : readMs > 0 ? 'paused' : 'waiting'
  return { phase, share: readMs / needMs, secondsLeft }
}
