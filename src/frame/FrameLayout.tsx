import { Outlet } from 'react-router-dom'
import { Frame } from './Frame'
import { Menu } from './Menu'
import { useFooterTracking } from './useFooterTracking'
import { useMenu } from './useMenu'
import { useProgress } from './useProgress'

/** The shared frame with its menu and progress bar (specification section 2). */
export function FrameLayout() {
  const menu = useMenu()
  useProgress()
  useFooterTracking()
  return (
    <>
      <Frame menuOpen={menu.state.open} onToggleMenu={menu.toggle}>
        <Outlet />
      </Frame>
      {menu.state.open && (
        <Menu
          selected={menu.state.selected}
          categories={menu.categories}
          onSelect={menu.select}
          onCategory={menu.choose}
        />
      )}
    </>
  )
}
