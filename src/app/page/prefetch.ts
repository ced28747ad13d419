import { matchRoutes } from 'react-router-dom'
import { BASE_PATH } from '@/lib/env'
import { lastOf } from '@/lib/lastOf'
import { savesData, whenIdle } from '@/lib/motion/rest'
import type { PageHandle } from './page'
import type { DataRouter } from './navigation'
import { HOME_ROUTE_ID } from '@/app/routes'

/** About the cards that are seen without scrolling: more would be calls for pages that are rarely opened. */
const CARDS_AHEAD = 4

/** A tap takes some time: the page's code and data are requested between touch and release. */
export function prefetchOnTouch(router: DataRouter): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href')
      if (href) prefetch(router, href)
    },
    { passive: true },
  )
}

/** A visit that starts on the list: once idle, the providers in view are prefetched, with their page's code. */
export function prefetchAtRest(router: DataRouter): void {
  if (savesData()) return
  whenLoaded(router, () =>
    whenIdle(() => {
      if (lastOf(router.state.matches)?.route.id !== HOME_ROUTE_ID) return
      for (const href of linksInView().slice(0, CARDS_AHEAD)) prefetch(router, href)
    }),
  )
}

function whenLoaded(router: DataRouter, run: () => void): void {
  if (router.state.initialized) {
    run()
    return
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    run()
  })
}

function prefetch(router: DataRouter, href: string): void {
  if (!href.startsWith(`${BASE_PATH}/`)) return
  const { pathname } = new URL(href, window.location.origin)
  const match = lastOf(matchRoutes(router.routes, pathname, BASE_PATH) ?? [])
  const handle = match?.route.handle as Partial<PageHandle> | undefined
  handle?.fetchAhead?.().then(
    (module) => module.prefetch?.(match?.params ?? {}),
    () => {
      // The navigation itself reports it.
    },
  )
}

/** The links on the screen, from its top. Nothing below it is measured: that would lay out what the browser skips. */
function linksInView(): string[] {
  const hrefs = new Set<string>()
  for (const link of document.querySelectorAll('main a[href]')) {
    const { top, bottom } = link.getBoundingClientRect()
    if (top > window.innerHeight) break
    const href = link.getAttribute('href')
    if (href && top >= 0 && bottom <= window.innerHeight) hrefs.add(href)
  }
  return [...hrefs]
}
