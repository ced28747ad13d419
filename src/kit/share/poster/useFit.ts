import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { remInPx } from '@/ui/remInPx'

/** The poster's size in rem: 750 × 1200 design px. */
const WIDTH_REM = 10
const HEIGHT_REM = 16

/** How much smaller the poster has to be drawn, so that all of it is seen in this element. */
export function useFit(stage: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(0.6)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const measure = () => {
      const rem = remInPx()
      const { clientWidth, clientHeight } = element
      if (rem > 0 && clientWidth > 0 && clientHeight > 0)
        setFit(Math.min(1, clientWidth / (WIDTH_REM * rem), clientHeight / (HEIGHT_REM * rem)))
    }
    measure()
    // The layer opens after its content is there: before that nothing has a size.
    const frame = requestAnimationFrame(measure)
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', measure)
    }
  }, [stage])
  return fit
}
