import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * True while the element is too low for its content.
 * @param open for a text that starts short: while it is open the last result is kept, because an open text hides
 * nothing
 */
export function useOverflow(element: RefObject<HTMLElement | null>, open = false): boolean {
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    const box = element.current
    if (!box || open) return undefined
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1)
    const isWatched = typeof ResizeObserver === 'function'
    // A dialog opens after this effect: what is in it has no size yet, and the observer will say when it has one.
    if (!isWatched || !box.closest('dialog:not([open])')) measure()
    if (!isWatched) return undefined
    let frame = 0
    // In the next frame: a change during the observer's callback would cause its loop error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element, open])

  return overflows
}
