import { useCallback, useEffect, useRef } from 'react'

/** Returns isMounted(), for async callbacks: after leaving the page an earlier tap must not navigate. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
