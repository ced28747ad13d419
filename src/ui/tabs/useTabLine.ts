import { useLayoutEffect, type RefObject } from 'react'
import { scrollBehavior } from '@/lib/motion/motion'

/** Puts the list's line under the chosen tab and brings that tab into the middle of a list that scrolls sideways. */
export function useTabLine(list: RefObject<HTMLElement | null>, chosen: number): void {
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const place = () => {
      const tab = box.children[chosen]
      if (!(tab instanceof HTMLElement)) return
      const middle = tab.offsetLeft + tab.offsetWidth / 2
      box.style.setProperty('--middle', `${middle}px`)
      if (box.scrollWidth <= box.clientWidth) return
      box.scrollTo?.({
        left: Math.max(0, middle - box.clientWidth / 2),
        behavior: scrollBehavior(),
      })
    }
    place()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(place)
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, chosen])
}
