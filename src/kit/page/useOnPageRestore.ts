import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Runs when the page comes back from the back-forward cache, as it was when it was left.
 * A layout effect listens from the frame that shows the page; an effect may run a while after it, and miss the event.
 */
export function useOnPageRestore(run: () => unknown): void {
  const onRestore = useEffectEvent(run)
  useLayoutEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestore()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
