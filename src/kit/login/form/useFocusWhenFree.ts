import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTopModal } from '@/ui/modal/modalStack'

/** Gives the focus to an element; while a dialog over it is still closing, as soon as that is gone. */
export function useFocusWhenFree(): (element: RefObject<HTMLElement | null>) => void {
  const top = useTopModal()
  const [wanted, setWanted] = useState<{ element: RefObject<HTMLElement | null> }>()
  const done = useRef(wanted)

  useEffect(() => {
    const element = wanted?.element.current
    if (!element || done.current === wanted) return
    if (top && !top.contains(element)) return
    done.current = wanted
    element.focus()
  }, [wanted, top])

  return (element) => setWanted({ element })
}
