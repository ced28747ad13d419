import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { finishProgress, startProgress } from '@/lib/progress'
import { track } from '@/tracking/track'
import { Frame } from './Frame'
import { Menu } from './Menu'
import { useMenu } from './useMenu'

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

/** The bar runs until the page's data and code are there, and on every later navigation. */
function useProgress(): void {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') return
    startProgress()
    return finishProgress
  }, [state])
}

function useFooterTracking(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-track="footer-link"]'))
        track('home', 'button', 'footer-link')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
