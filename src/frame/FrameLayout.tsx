import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { track } from '@/tracking/track'
import { Frame } from './Frame'
import { Menu } from './menu/Menu'
import { useMenu } from './menu/useMenu'
import { pageNameOf } from './pageName'

/** The shared frame with its menu and progress bar (specification section 2). */
export function FrameLayout() {
  const menu = useMenu()
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

/** Tracks the footer's own links, not those to the filing sites. */
function useFooterTracking(): void {
  const pageName = pageNameOf(useLocation().pathname)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-track="footer-link"]'))
        track(pageName, 'button', 'footer-link')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [pageName])
}
