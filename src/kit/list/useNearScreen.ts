import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Begins before the end is seen, so that a person who scrolls at an even pace never waits. */
const AHEAD = '600px 0px'

/** Calls `onNear` while the element is near the screen. Without IntersectionObserver it never does. */
export function useNearScreen<E extends Element>(
  onNear: () => void,
  active: boolean,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const onSeen = useEffectEvent(onNear)
  useEffect(() => {
    const target = element.current
    if (!active || !target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [active])
  return element
}
