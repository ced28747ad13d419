import { useEffect, useRef, type RefObject } from 'react'

/**
 * For the heading of a step that replaces another: the pressed button is gone, and a screen reader announces the new
 * step.
 * @param takesFocus false if the step is there from the start: nothing was pressed
 */
export function useArrivalFocus<E extends HTMLElement>(takesFocus = true): RefObject<E | null> {
  const heading = useRef<E>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return heading
}
