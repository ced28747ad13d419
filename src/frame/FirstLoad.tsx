import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { finishProgress, startProgress } from '@/lib/motion/progress'

/** What a page of the frame shows while its first data is on the way; the progress bar runs as long as it stands. */
export function FirstLoad({ children }: { children?: ReactNode }) {
  useEffect(() => {
    startProgress()
    return finishProgress
  }, [])
  return children
}
