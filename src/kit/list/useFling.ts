import { useEffect, useState } from 'react'

/** CSS pixels a millisecond: rows cannot be read at one and a half screens a second; at half of one they can. */
const FAST = 1.2
const SLOW = 0.4
/** After this time without another step, it is at rest. */
const REST_MS = 120

/**
 * Watches how fast the page scrolls. A fling begins above one speed and ends below a lower one, so that uneven steps do
 * not end and begin it again and again.
 * @returns a function that takes a position in CSS pixels and its time in milliseconds, and returns whether that is a
 * fling
 */
export function watchSpeed(): (y: number, at: number) => boolean {
  let last: { y: number; at: number } | undefined
  let isFlung = false
  return (y, at) => {
    const before = last
    last = { y, at }
    if (!before || at - before.at > REST_MS) isFlung = false
    // Two steps at the same time have no speed.
    else if (at > before.at)
      isFlung = Math.abs(y - before.y) / (at - before.at) > (isFlung ? SLOW : FAST)
    return isFlung
  }
}

/** True during a fling. */
export function useFling(): boolean {
  const [isFlung, setFlung] = useState(false)
  useEffect(() => {
    const isFast = watchSpeed()
    let rest = 0
    const onScroll = () => {
      setFlung(isFast(window.scrollY, performance.now()))
      clearTimeout(rest)
      rest = window.setTimeout(() => setFlung(false), REST_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(rest)
    }
  }, [])
  return isFlung
}
