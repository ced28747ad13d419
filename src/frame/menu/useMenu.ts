import { useCallback, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CategoryTitle } from '@/api/facilitator'
import { env } from '@/lib/env'
import { finishProgress } from '@/lib/motion/progress'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { leaveLater } from './leaveLater'
import type { MenuItem } from './menuItems'
import { CLOSED_MENU, menuReducer } from './menuState'
import { pageNameOf } from '@/frame/pageName'
import { useCategories } from './useCategories'
import { useMenuLayer } from './useMenuLayer'

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
