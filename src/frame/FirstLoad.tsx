import { useEffect, type ReactNode } from 'react'
import { finishProgress, startProgress } from '@/lib/motion/progress'

/** Shown by a page of the frame while its first data loads; the progress bar runs as long as it is mounted. */
export function FirstLoad({ children }: { children?: ReactNode }) {
  useEffect(() => {
    startProgress()
    return finishProgress
  }, [])
  return children
}
