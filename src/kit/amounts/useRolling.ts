import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion/motion'

const ROLL_MS = 700

/** A number that rolls from the one shown before to this one; at once with reduced motion and at the first render. */
export function useRolling(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    const still = wantsLessMotion()
    if (start === value) return undefined
    const begun = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const progress = still ? 1 : (now - begun) / ROLL_MS
      from.current = rolledValue(start, value, progress)
      setShown(from.current)
      if (progress < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

/** The value of a rolling number at a `progress` from 0 to 1: fast at first, exact at the end, never beyond it. */
export function rolledValue(from: number, to: number, progress: number): number {
  const done = Math.min(1, Math.max(0, progress))
  if (done === 1) return to
  return Math.round(from + (to - from) * (1 - (1 - done) ** 3))
}
