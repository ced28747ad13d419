import { useEffect, useRef } from 'react'
import { queryClient } from '@/kit/page/query/queryClient'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { useOnVisible } from '@/kit/page/useOnVisible'

/** The platform needs a moment to settle what was done in the app, and a page can flicker in and out of view. */
export const RETURN_MS = 1000

/** Asks for everything anew once the page is back in view. */
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
