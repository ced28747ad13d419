import { useEffect } from 'react'

/** Runs when the person comes back to the page, e.g. from the app's own pages. */
export function useOnReturn(run: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') run()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [run])
}
