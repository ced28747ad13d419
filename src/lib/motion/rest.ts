/** For browsers without `requestIdleCallback`. */
const REST_MS = 1000

/**
 * Runs once the browser has nothing more urgent.
 * @param latestMs how long it may wait at most; by default as long as the browser is busy
 * @returns takes it back
 */
export function whenIdle(run: () => void, latestMs?: number): () => void {
  // An element with that id, which comes from data, would be on the window too.
  if (typeof window.requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, latestMs ?? REST_MS)
  return () => clearTimeout(timer)
}

/**
 * Loads code ahead of the tap that needs it, once the browser is at rest, unless the phone saves data. A failure is left
 * to that tap, which asks again and reports it.
 * @returns takes it back
 */
export function loadAtRest(load: () => Promise<unknown>): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(() => void load().catch(() => {}))
}

/** Nothing is prefetched in data-saving mode, or on a very slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
