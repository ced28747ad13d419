import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isReturn, placeOf } from '@/lib/storage/places'

let leftOnce = false

/**
 * Back returns to a place in CSS px. Blocks that are not drawn have a guessed height, so the list is drawn whole before
 * the router scrolls there; a new visit, which starts at the top, leaves them out. After a reload the router leaves the
 * place to the browser, which looks for it before the list has its height.
 */
export function useDrawnForBack(): void {
  const { key } = useLocation()
  const returning = useNavigationType() === NavigationType.Pop && (leftOnce || isReturn())
  useLayoutEffect(() => {
    if (returning) document.documentElement.dataset.anchoring = ''
    // Only the document's first entry: later ones are the router's.
    const place = returning && !leftOnce ? placeOf(key) : undefined
    if (place !== undefined) window.scrollTo(0, place)
    return () => {
      leftOnce = true
    }
  }, [returning, key])
}
