import { useLayoutEffect, useState, type RefObject } from 'react'

/** True when the element hides some of its text. While it is open the last answer stands: an open text hides nothing. */
export function useClamped(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [clamped, setClamped] = useState(false)

  useLayoutEffect(() => {
    const box = element.current
    if (!box || open) return undefined
    const measure = () => setClamped(box.scrollHeight > box.clientHeight + 1)
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    let frame = 0
    // In the next frame: a change while the observer reports would make it report an error.
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

  return clamped
}
