import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom'
import { scrollBehavior } from '@/lib/motion/motion'
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
  const isReturn = useIsReturn()
  const handled = useRef<string>(undefined)
  const release = useRef(() => {})
  useEffect(() => {
    if (!headings || handled.current === key) return
    const opens = handled.current === undefined
    handled.current = key
    release.current()
    const target = isReturn && !isLanding(key) ? undefined : wanted?.(headings)
    landed = true
    if (target && opens) release.current = holdAtHeading(target.id)
    else if (target) goToHeading(target.id, scrollBehavior())
  }, [headings, wanted, key, isReturn])
  useEffect(() => () => release.current(), [])
}

/** The router knows where this entry of the history stood before. */
function useIsReturn(): boolean {
  return typeof useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition === 'number'
}

let landed = false

/** A new document's first entry always has the same key: the place kept under it can be an earlier document's. */
function isLanding(key: string): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const isNew = entry?.type === 'navigate'
  return !landed && isNew && key === 'default'
}
