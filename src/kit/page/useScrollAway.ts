import { useEffect, useState } from 'react'

/** This close to the top nothing is covered. */
const TOP_PX = 80
/** Ignores the tremble of a resting finger. */
const MOVE_PX = 12

interface Scrolled {
  /** The scroll position after the last move that counted. */
  y: number
  isAway: boolean
}

/** Scrolling down hides floating elements; scrolling up, and the top, show them again. */
export function scrolledTo({ y: from, isAway }: Scrolled, to: number): Scrolled {
  if (to <= TOP_PX) return { y: to, isAway: false }
  if (Math.abs(to - from) < MOVE_PX) return { y: from, isAway }
  return { y: to, isAway: to > from }
}

/** True while the page is scrolled down, to hide floating elements. */
export function useScrollAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    let scrolled: Scrolled = { y: window.scrollY, isAway: false }
    const onScroll = () => {
      scrolled = scrolledTo(scrolled, window.scrollY)
      setIsAway(scrolled.isAway)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isAway
}
