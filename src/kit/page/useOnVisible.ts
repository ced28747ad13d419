import { useEffect, useEffectEvent } from 'react'

/** Runs when the page becomes visible again, e.g. after another tab or the app's own pages. */
export function useOnVisible(run: () => unknown): void {
  const onVisible = useEffectEvent(run)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onVisible()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
