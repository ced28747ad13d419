import { useLayoutEffect, type RefObject } from 'react'

const LONGEST_MS = 400

/** Calls `onLeft` when the closing animations of the elements have ended; at once without any. */
export function useLeaving(
  leaving: boolean,
  dialog: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onLeft: () => void,
): void {
  useLayoutEffect(() => {
    if (!leaving) return undefined
    const running = [dialog, panel].flatMap(({ current }) => current?.getAnimations?.() ?? [])
    if (running.length === 0) {
      onLeft()
      return undefined
    }
    let done = false
    const finish = () => {
      if (!done) onLeft()
      done = true
    }
    // In a hidden page animations may never finish.
    const timer = setTimeout(finish, LONGEST_MS)
    void Promise.allSettled(running.map((each) => each.finished)).then(finish)
    return () => {
      done = true
      clearTimeout(timer)
    }
  }, [leaving, dialog, panel, onLeft])
}
