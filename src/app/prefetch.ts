import { matchRoutes } from 'react-router-dom'
import { BASE_PATH } from '@/lib/env'
import type { PageHandle } from './page'
import type { DataRouter } from './router'

/** A finger on a link takes some time to leave it: the page's code and data are asked for in that time. */
export function prefetchOnTouch(router: DataRouter): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      if (href?.startsWith(`${BASE_PATH}/`)) prefetch(router, href)
    },
    { passive: true },
  )
}

function prefetch(router: DataRouter, href: string): void {
  const { pathname } = new URL(href, window.location.origin)
  const match = matchRoutes(router.routes, pathname, BASE_PATH)?.at(-1)
  const handle = match?.route.handle as Partial<PageHandle> | undefined
  handle?.fetchAhead?.().then(
    (module) => module.prefetch?.(match?.params ?? {}),
    () => {
      // The navigation itself will say so.
    },
  )
}
