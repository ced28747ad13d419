import { useEffect, useRef } from 'react'

/** How far the layers follow the scrolling, from the farthest to the nearest. */
const DEPTHS = [0.34, 0.2, 0.12, 0] as const

/** Moves the children of an element apart while it scrolls out of sight. Still for who wants less motion. */
export function useParallax() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
      return undefined
    let frame = 0
    const place = () => {
      frame = 0
      const scrolled = Math.min(Math.max(window.scrollY, 0), element.offsetHeight)
      for (const [at, layer] of Array.from(element.children).entries())
        if (layer instanceof SVGElement)
          layer.style.transform = `translate3d(0, ${scrolled * (DEPTHS[at] ?? 0)}px, 0)`
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(place)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return root
}
