import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollBehavior } from '@/lib/motion/motion'
import { placeOf } from '@/lib/storage/places'
import { goToHeading, holdAtHeading } from './goToHeading'
import type { RuleHeading } from './outline'

/** The history entries whose text was shown; those of an earlier document have a stored position. */
const arrived = new Set<string>()

type Wanted = (headings: readonly RuleHeading[]) => RuleHeading | undefined

/**
 * Scrolls to the heading in the address: at once when the page opens, smoothly for a link of the text. On Back the
 * router restores the scroll position.
 * @param headings undefined until they are on screen
 */
export function useArrival(headings: readonly RuleHeading[] | undefined, wanted?: Wanted): void {
  const { key } = useLocation()
  const handled = useRef<string>(undefined)
  const release = useRef(() => {})
  useEffect(() => {
    if (!headings || handled.current === key) return
    const opens = handled.current === undefined
    handled.current = key
    release.current()
    const isReturn = arrived.has(key) || placeOf(key) !== undefined
    arrived.add(key)
    const target = isReturn ? undefined : wanted?.(headings)
    if (target && opens) release.current = holdAtHeading(target.id)
    else if (target) goToHeading(target.id, scrollBehavior())
  }, [headings, wanted, key])
  useEffect(() => () => release.current(), [])
}
