import { useCallback, useEffect, useState } from 'react'

export type LoadState<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; value: T }

export type Loaded<T> = LoadState<T> & { retry: () => void }

interface Settled<T> {
  load: () => Promise<T>
  attempt: number
  state: LoadState<T>
}

/** What each `load` has brought. */
const brought = new WeakMap<object, { value: unknown }>()

/**
 * Loads something that only a part of the page needs. `load` has to keep its identity: another one loads anew, and what
 * one has brought is there at once the next time, so that a page that is come back to is as tall as it was.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<T>>()
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    if (brought.has(load)) return undefined
    let live = true
    const settle = (state: LoadState<T>) => {
      if (live) setSettled({ load, attempt, state })
    }
    load().then(
      (value) => {
        brought.set(load, { value })
        settle({ kind: 'ready', value })
      },
      () => settle({ kind: 'failed' }),
    )
    return () => {
      live = false
    }
  }, [load, attempt])

  const kept = brought.get(load) as { value: T } | undefined
  if (kept) return { kind: 'ready', value: kept.value, retry }
  const current = settled?.load === load && settled.attempt === attempt
  return { ...(current ? settled.state : { kind: 'loading' }), retry }
}
