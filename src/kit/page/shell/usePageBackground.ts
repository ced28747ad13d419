import { useLayoutEffect, type RefObject } from 'react'

/** Gives the document the theme's `--bg`, so that pulling the page beyond its ends shows no other colour. */
export function usePageBackground(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const { body } = document
    const before = body.style.backgroundColor
    body.style.backgroundColor = getComputedStyle(root.current).getPropertyValue('--bg').trim()
    return () => {
      body.style.backgroundColor = before
    }
  }, [root])
}
