import { useEffect, useState } from 'react'

/** Tells whether an element can be seen. `ref` may move from one element to another. */
export function useOnScreen() {
  const [element, ref] = useState<Element | null>(null)
  const [seen, setSeen] = useState<Element>()
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1]
      setSeen(last?.isIntersecting ? element : undefined)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { ref, onScreen: element !== null && seen === element }
}
