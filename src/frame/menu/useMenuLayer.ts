import { useCallback, useEffect, useRef } from 'react'
import { lockScroll } from '@/ui/modal/scrollLock'
import { useBackCloses } from '@/ui/layer/useBackCloses'
import { MENU_TOGGLE_ID } from './Header'

/**
 * While the menu is open it holds the page still, Back and Escape close it, and however it closes, the focus is on its
 * button again: what had it goes with the menu.
 * @returns call it before the menu navigates with `replace`
 */
export function useMenuLayer(open: boolean, close: () => void): () => void {
  const unlock = useRef(() => {})
  const giveEntry = useBackCloses(open, close)

  useEffect(() => {
    if (!open) return undefined
    unlock.current = lockScroll()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      unlock.current()
      document.removeEventListener('keydown', onKey)
      document.getElementById(MENU_TOGGLE_ID)?.focus({ preventScroll: true })
    }
  }, [open, close])

  return useCallback(() => {
    // The router stores the scroll position; on iOS a locked page reports that it is at its top.
    unlock.current()
    giveEntry()
  }, [giveEntry])
}
