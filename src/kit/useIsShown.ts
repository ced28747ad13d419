import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells what comes late whether the part of the page that asked still stands: a person who has left must not be led
 * away, nor told anything, by a tap of before.
 */
export function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
