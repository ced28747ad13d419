import { useEffect, useRef } from 'react'

/** Runs when the page is seen again, e.g. after another tab or the app's own pages: what it shows may be old. */
export function useSeenAgain(run: () => unknown): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
