import { Outlet } from 'react-router-dom'
import { Frame } from './Frame'
import { Menu } from './menu/Menu'
import { useFooterTracking } from './footer/useFooterTracking'
import { useMenu } from './menu/useMenu'
import { useProgress } from './start/useProgress'

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
