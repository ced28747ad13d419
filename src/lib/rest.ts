/** Where the browser does not tell when it is idle. */
const REST_MS = 1000

/**
 * Runs once the browser has nothing more urgent.
 * @returns takes it back
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, REST_MS)
  return () => clearTimeout(timer)
}

/** Nothing is fetched ahead for a person who saves data, or on a very slow line. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
