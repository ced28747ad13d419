import { useCallback, useEffect, useState } from 'react'

export type LoadState<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; value: T }

export type Loaded<T> = LoadState<T> & { retry: () => void }

interface Settled<T> {
  load: () => Promise<T>
  attempt: number
  state: LoadState<T>
}

/** Loads something that only a part of the page needs. `load` has to keep its identity: another one loads anew. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<T>>()
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    let live = true
    const settle = (state: LoadState<T>) => {
      if (live) setSettled({ load, attempt, state })
    }
    load().then(
      (value) => settle({ kind: 'ready', value }),
      () => settle({ kind: 'failed' }),
    )
    return () => {
      live = false
    }
  }, [load, attempt])

  const current = settled?.load === load && settled.attempt === attempt
  return { ...(current ? settled.state : { kind: 'loading' }), retry }
}
