import { useEffect, useRef } from 'react'
import { queryClient } from '@/kit/page/query/queryClient'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { useOnVisible } from '@/kit/page/useOnVisible'

/** The platform needs a moment to settle actions in the app, and a page can become visible and hidden quickly. */
export const RETURN_MS = 1000

/** Refetches everything once the page is visible again. */
export function useRefetchOnReturn(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refetch = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void queryClient.invalidateQueries(), RETURN_MS)
  }
  useOnVisible(refetch)
  useOnPageRestore(refetch)
  useEffect(() => () => clearTimeout(timer.current), [])
}
