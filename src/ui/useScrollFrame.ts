import { useEffect, useEffectEvent } from 'react'

/** Calls `place` in the frame after a scroll, for what moves with the page. Never with reduced motion. */
export function useScrollFrame(place: () => void): void {
  const onFrame = useEffectEvent(place)
  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        onFrame()
      })
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [])
}
