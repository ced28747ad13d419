import { useLayoutEffect, type RefObject } from 'react'

/**
 * Gives the document the theme's `--bg`, so that pulling the page beyond its ends shows no other colour, and its colour
 * scheme, so that no browser recolours it.
 */
export function usePageBackground(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const { body, documentElement } = document
    const before = body.style.backgroundColor
    const theme = getComputedStyle(root.current)
    body.style.backgroundColor = theme.getPropertyValue('--bg').trim()
    documentElement.style.setProperty('color-scheme', theme.getPropertyValue('color-scheme'))
    return () => {
      body.style.backgroundColor = before
      documentElement.style.removeProperty('color-scheme')
    }
  }, [root])
}
