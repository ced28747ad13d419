import { useCallback, useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '@/lib/motion/motion'
import { angleAt, endOf, landRun, startRun, targetOf, type Run } from './wheel'

/**
 * A wheel of `count` prizes. `start` with the tap; `stop` when the platform has answered: it resolves when the wheel
 * rests on that prize, or in a gap for undefined. With reduced motion it is there at once.
 */
export function useWheel(count: number) {
  const face = useRef<HTMLDivElement>(null)
  const angle = useRef(0)
  const run = useRef<Run>(undefined)
  const rest = useRef<() => void>(undefined)
  const [isTurning, setIsTurning] = useState(false)

  const turnTo = useCallback((degrees: number) => {
    angle.current = degrees
    face.current?.style.setProperty('transform', `rotate(${degrees}deg)`)
  }, [])

  const finish = useCallback(() => {
    run.current = undefined
    setIsTurning(false)
    rest.current?.()
    rest.current = undefined
  }, [])

  useEffect(() => {
    if (!isTurning) return undefined
    let frame = requestAnimationFrame(function draw() {
      const now = performance.now()
      if (!run.current) return
      turnTo(angleAt(run.current, now))
      const end = endOf(run.current)
      if (end !== undefined && now >= end) finish()
      else frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTurning, turnTo, finish])

  // After leaving the page its wheel is not awaited.
  useEffect(() => () => rest.current?.(), [])

  const start = useCallback(() => {
    if (run.current || wantsLessMotion()) return
    run.current = startRun(angle.current, performance.now())
    setIsTurning(true)
  }, [])

  const stop = useCallback(
    (index: number | undefined): Promise<void> => {
      const target = targetOf(index, count)
      if (!run.current) {
        turnTo(target)
        return Promise.resolve()
      }
      run.current = landRun(run.current, performance.now(), target)
      return new Promise((resolve) => {
        rest.current = resolve
      })
    },
    [count, turnTo],
  )

  return { face, isTurning, start, stop }
}
