import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listCategories } from '@/api/facilitator'
import type { CategoryTitle } from '@/api/facilitator'
import { env } from '@/lib/env'
import { finishProgress } from '@/lib/progress'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { lockScroll } from '@/ui/scrollLock'
import { useBackCloses } from '@/ui/useBackCloses'
import { MENU_TOGGLE_ID } from './Header'
import { CLOSED_MENU, menuReducer } from './menuState'
import { DEFAULT_CATEGORIES, menuCategories } from './menuItems'
import type { MenuItem } from './menuItems'

/** Specification section 9. */
export const MENU_NAVIGATION_DELAY_MS = 300

/** The header menu's state and what its items do (specification sections 2 and 4). */
export function useMenu() {
  const [state, dispatch] = useReducer(menuReducer, CLOSED_MENU)
  const [categories, setCategories] = useState(DEFAULT_CATEGORIES)
  const navigate = useNavigate()
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    listCategories().then(
      (answer) => setCategories(menuCategories(answer)),
      () => {
        // The five default items stand.
      },
    )
  }, [])

  const close = useCallback(() => dispatch({ type: 'close' }), [])
  const handOver = useBackCloses(state.open, close)
  useEffect(() => {
    if (!state.open) return
    const unlock = lockScroll()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      // What had the focus goes with the menu.
      document.getElementById(MENU_TOGGLE_ID)?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      unlock()
      document.removeEventListener('keydown', onKey)
    }
  }, [state.open, close])

  const select = (index: number, item: MenuItem) => {
    track('home', 'tab', 'menu-item', { id: String(index) })
    dispatch({ type: 'select', index })
    if (!item.mainSitePath) return
    const address = env.mainSite + item.mainSitePath
    close()
    finishProgress()
    setTimeout(() => window.location.assign(address), MENU_NAVIGATION_DELAY_MS)
  }
  const choose = (category: CategoryTitle) => {
    track('home', 'card', 'menu-sub-item', { id: category.zoologyClassify })
    handOver()
    close()
    void navigate(paths.home(category.zoologyClassify), { replace: true })
  }
  return {
    state,
    categories,
    toggle: () => {
      track('home', 'button', 'menu')
      dispatch({ type: 'toggle' })
    },
    select,
    choose,
  }
}
