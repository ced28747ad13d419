import { useEffect, useEffectEvent } from 'react'

/** Each failure in a row doubles the interval, up to this factor. */
const SLOWEST = 8

interface PollingOptions {
  everyMs: number
  /** The interval after this many failures in a row, in milliseconds, if it differs from the usual one. */
  delayAfter?: (failures: number) => number
  /** Left out: on. */
  enabled?: boolean
}

/**
 * Calls `run` each `everyMs` while the page is visible; a page that becomes visible later than that calls at once. The
 * next interval begins when the promise of `run` has settled, and is longer after a rejected one.
 * @example usePolling(() => refetch({ throwOnError: true }), { everyMs: 60_000, enabled: isRunning })
 */
export function usePolling(
  run: () => Promise<unknown>,
  { everyMs, delayAfter, enabled = true }: PollingOptions,
): void {
  const onPoll = useEffectEvent(run)
  const delay = useEffectEvent(
    (failures: number) => delayAfter?.(failures) ?? everyMs * Math.min(2 ** failures, SLOWEST),
  )
  useEffect(() => {
    if (!enabled) return undefined
    return startPolling(
      () => onPoll(),
      (failures) => delay(failures),
    )
  }, [enabled, everyMs])
}

/** @returns stops it */
function startPolling(
  run: () => Promise<unknown>,
  delayAfter: (failures: number) => number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Date.now() + delayAfter(0)
  let failures = 0
  let isRunning = false
  let isStopped = false

  function arm(): void {
    clearTimeout(timer)
    if (isStopped || isRunning || document.visibilityState !== 'visible') return
    timer = setTimeout(() => void poll(), Math.max(0, dueAt - Date.now()))
  }

  async function poll(): Promise<void> {
    isRunning = true
    try {
      await run()
      failures = 0
    } catch {
      // The caller shows the failure; here it only means to wait longer.
      failures += 1
    }
    isRunning = false
    dueAt = Date.now() + delayAfter(failures)
    arm()
  }

  arm()
  document.addEventListener('visibilitychange', arm)
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', arm)
  }
}
