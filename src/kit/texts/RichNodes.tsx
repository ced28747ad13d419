import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkKind, routeOf } from './richLinks'
import styles from './RichText.module.css'
import { isKnownRoute } from '@/kit/routeTable'

/**
 * A sanitised text of the platform.
 * @param nodes the sanitiser's output; must keep its identity
 */
export function RichNodes({ nodes }: { nodes: readonly Node[] }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(...nodes), [nodes])
  useLinksInPlace(box)
  return <div ref={box} className={styles.text} />
}

/** Links to our own pages go through the router; all others are left to the browser. */
function useLinksInPlace(box: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href') ?? null
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!href || !plain || linkKind(href, isKnownRoute) !== 'inApp') return
      event.preventDefault()
      const route = routeOf(href)
      // A link to another place of this page scrolls from here, not from the top.
      void navigate(route, { preventScrollReset: route.split(/[?#]/)[0] === pathname })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [box, navigate, pathname])
}
