import { useLayoutEffect, type RefObject } from 'react'

/**
 * Applies the theme's colours outside the page's own element: its `--bg` to the document, so that pulling the page
 * beyond its ends shows no other colour, its colour scheme, so that no browser recolours it, and its tokens to layers
 * (`src/ui/modal/ModalLayer.tsx`).
 */
export function usePageTheme(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!root.current) return undefined
    root.current.setAttribute('data-theme', '')
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
