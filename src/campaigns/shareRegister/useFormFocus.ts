import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { View } from './outcome'

/** The button 「换个手机号」 goes with the result: the focus goes on to the form's first field. */
export function useFormFocus(view: View): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === 'self' && view === 'form') card.current?.querySelector('input')?.focus()
    before.current = view
  }, [view])
  return card
}
