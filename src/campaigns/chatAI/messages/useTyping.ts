import { useEffect, useEffectEvent, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion/motion'
import { typedCount } from './typing'

/** How many of so many characters are typed by now; ends at once for whoever wants less motion. */
export function useTyping(total: number, onTyped: () => void): number {
  const [count, setCount] = useState(() => (wantsLessMotion() ? total : Math.min(1, total)))
  const onDone = useEffectEvent(onTyped)
  useEffect(() => {
    if (wantsLessMotion()) {
      onDone()
      return undefined
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      const typed = typedCount(total, performance.now() - start)
      setCount(typed)
      if (typed < total) frame = requestAnimationFrame(type)
      else onDone()
    })
    return () => cancelAnimationFrame(frame)
  }, [total])
  return count
}
