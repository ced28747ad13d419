import { useEffect, useRef } from 'react'
import { celebrate } from './celebrate'

/** Throws confetti once, in the colours of the place where it is put. */
export function Celebration() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current) void celebrate(place.current)
  }, [])
  return <span ref={place} hidden />
}
