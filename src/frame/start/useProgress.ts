import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { finishProgress, startProgress } from '@/lib/motion/progress'

/** The bar runs until the page's data and code have loaded, and on every later navigation. */
export function useProgress(): void {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') return undefined
    startProgress()
    return finishProgress
  }, [state])
}
