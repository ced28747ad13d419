import { useCallback, useEffect, useRef } from 'react'

/** Returns isMounted(), for async callbacks: a person who has left must not be led away by an earlier tap. */
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
