import { useEffect, useRef, useState, type RefObject } from 'react'
import { lastOf } from '@/lib/lastOf'

/** Whether the element is on screen; always true without IntersectionObserver. */
export function useOnScreen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isOnScreen, setIsOnScreen] = useState(true)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(lastOf(entries)?.isIntersecting ?? true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isOnScreen]
}
