import { useLayoutEffect, useRef } from 'react'

/**
 * Runs when the page comes back from the back-forward cache, as it was when it was left.
 * A layout effect listens from the frame that shows the page; an effect may run a while after it, and miss the event.
 */
export function useOnPageRestore(run: () => unknown): void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  useLayoutEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
