import { useLayoutEffect, useRef, type RefObject } from 'react'

interface TabScroll {
  /** Marks where the tabs begin, also while they stick to the upper edge. */
  start: RefObject<HTMLDivElement | null>
  /** To be called before another tab is chosen. */
  leave: () => void
}

/**
 * Each tab keeps how far it was scrolled. One that is new begins at its start: below the tabs where these stick to the
 * upper edge, else the page stays where it is.
 */
export function useTabScroll(tab: string): TabScroll {
  const start = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<string, number>())
  const left = useRef<string>(undefined)
  useLayoutEffect(() => {
    const before = left.current
    left.current = undefined
    const place = before === undefined ? undefined : places.current.get(before)
    if (place === undefined || before === tab || !start.current) return
    // Browsers round how far a page is scrolled.
    const begin = Math.floor(start.current.getBoundingClientRect().top + window.scrollY)
    const kept = place < begin ? undefined : places.current.get(tab)
    window.scrollTo({ top: Math.max(Math.min(place, begin), kept ?? 0), behavior: 'instant' })
  }, [tab])
  return {
    start,
    leave() {
      left.current = tab
      places.current.set(tab, window.scrollY)
    },
  }
}
