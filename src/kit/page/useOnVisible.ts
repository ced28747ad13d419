import { useEffect, useRef } from 'react'

/** Runs when the page becomes visible again, e.g. after another tab or the app's own pages. */
export function useOnVisible(run: () => unknown): void {
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
