import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '@/tracking/track'
import { pageNameOf } from '@/frame/pageName'

/** Tracks the footer's own links, not those to the filing sites. */
export function useFooterTracking(): void {
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
