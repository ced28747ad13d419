import { useEffect, useRef, type RefObject } from 'react'

/**
 * For the heading of a step that another one gives way to: the pressed button is gone, and whoever listens hears what came.
 * @param takesFocus false where the step stands from the start: nothing was pressed
 */
export function useArrivalFocus<E extends HTMLElement>(takesFocus = true): RefObject<E | null> {
  const heading = useRef<E>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return heading
}
