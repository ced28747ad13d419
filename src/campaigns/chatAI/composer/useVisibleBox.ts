import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps `--view-top` and `--view-height` on the element at the part of the page that the on-screen keyboard leaves: only
 * the visual viewport knows it. A pinch-zoomed page keeps the box of before.
 */
export function useVisibleBox(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const follow = () => {
      if (view.scale > 1.01) return
      const style = element.current?.style
      style?.setProperty('--view-top', `${Math.max(0, Math.round(view.offsetTop))}px`)
      style?.setProperty('--view-height', `${Math.round(view.height)}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element])
}
