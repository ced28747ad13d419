import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns isMounted(), for async callbacks: after leaving the page an earlier tap must not navigate.
 * A layout effect, because an effect may run later than the answer to a first tap, which would then be lost.
 */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useLayoutEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
