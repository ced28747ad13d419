import { useEffect, type RefObject } from 'react'

/** The most that the banner lags behind the page, in CSS px; its stylesheet makes it that much taller. */
const WAY_PX = 20
/** The scroll distance, in CSS px, after which the lag is complete. */
const SCROLL_PX = 200

/** The banner's offset after so much scrolling, in CSS px. */
export function parallaxOffset(scrollY: number): number {
  return Math.min(Math.max(scrollY, 0) / SCROLL_PX, 1) * WAY_PX
}

/** Lets an element lag behind the page while it scrolls away; off with reduced motion. */
export function useParallax(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    const place = () => {
      frame = 0
      const offset = parallaxOffset(window.scrollY)
      if (target.current) target.current.style.transform = `translate3d(0, ${offset}px, 0)`
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(place)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [target])
}
