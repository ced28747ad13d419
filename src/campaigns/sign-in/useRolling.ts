import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion'
import { rolledValue } from './rolling'

const ROLL_MS = 700

/** A number on its way from the one that was shown to this one; at once with reduced motion and at the first draw. */
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
