import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom'
import { scrollBehavior } from '@/lib/motion/motion'
import { placeOf } from '@/lib/storage/places'
import { goToHeading, holdAtHeading } from './goToHeading'
import type { RuleHeading } from './outline'

type Wanted = (headings: readonly RuleHeading[]) => RuleHeading | undefined

/**
 * Goes to the heading that the address asks for: at once when the page opens, on the way when a link of the text asks.
 * Whoever comes back stays where they were, as the router has it.
 * @param headings undefined until they are on screen
 */
export function useArrival(headings: readonly RuleHeading[] | undefined, wanted?: Wanted): void {
  const { key } = useLocation()
  const isReturn = useIsReturn(key)
  const handled = useRef<string>(undefined)
  const release = useRef(() => {})
  useEffect(() => {
    if (!headings || handled.current === key) return
    const opens = handled.current === undefined
    handled.current = key
    release.current()
    const target = isReturn ? undefined : wanted?.(headings)
    if (target && opens) release.current = holdAtHeading(target.id)
    else if (target) goToHeading(target.id, scrollBehavior())
  }, [headings, wanted, key, isReturn])
  useEffect(() => () => release.current(), [])
}

/**
 * There is a place to return to. Right after a reload the router says so only after the page has been rendered, on a slow
 * phone after the text has come: then what is kept says so.
 */
function useIsReturn(key: string): boolean {
  const state = useContext(UNSAFE_DataRouterStateContext)
  return typeof state?.restoreScrollPosition === 'number' || placeOf(key) !== undefined
}
