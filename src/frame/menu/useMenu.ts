import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listCategories, type CategoryTitle } from '@/api/facilitator'
import { pageNameOf } from '@/frame/pageName'
import { env } from '@/lib/env'
import { finishProgress } from '@/lib/motion/progress'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { useBackCloses } from '@/ui/layer/useBackCloses'
import { lockScroll } from '@/ui/modal/modalStack'
import { MENU_TOGGLE_ID } from './Header'
import { leaveLater } from './leaveLater'
import { DEFAULT_CATEGORIES, menuCategories, type MenuItem } from './menuItems'
import { CLOSED_MENU, menuReducer } from './menuState'

/** The header menu's state and the actions of its items (specification sections 2 and 4). */
export function useMenu() {
  const [state, dispatch] = useReducer(menuReducer, CLOSED_MENU)
  const categories = useCategories()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const pageName = pageNameOf(pathname)
  const close = useCallback(() => dispatch({ type: 'close' }), [])
  const handOver = useMenuLayer(state.open, close)

  const toggle = () => {
    track(pageName, 'button', 'menu')
    dispatch({ type: 'toggle' })
  }
  const select = (index: number, item: MenuItem) => {
    track(pageName, 'tab', 'menu-item', { id: String(index) })
    dispatch({ type: 'select', index })
    if (!item.mainSitePath) return
    close()
    finishProgress()
    leaveLater(env.mainSite + item.mainSitePath)
  }
  const choose = (category: CategoryTitle) => {
    track(pageName, 'card', 'menu-sub-item', { id: category.zoologyClassify })
    handOver()
    close()
    // On the home page the scroll to the block begins at the present position.
    const preventScrollReset = pathname === paths.home()
    void navigate(paths.home(category.zoologyClassify), { replace: true, preventScrollReset })
  }
  return { state, categories, toggle, select, choose }
}

/** The ecology items: the default ones until the server's have loaded. */
function useCategories(): readonly CategoryTitle[] {
  const [categories, setCategories] = useState(DEFAULT_CATEGORIES)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    listCategories().then(
      (answer) => setCategories(menuCategories(answer)),
      () => {
        // The five default items remain.
      },
    )
  }, [])
  return categories
}

/**
 * While the menu is open it holds the page still, Back and Escape close it, and however it closes, the focus is on its
 * button again: what had it goes with the menu.
 * @returns call it before the menu navigates with `replace`
 */
function useMenuLayer(open: boolean, close: () => void): () => void {
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
