import { Suspense, lazy, useRef, useLayoutEffect, useEffect, type RefObject } from 'react'
import {
  useLoaderData,
  useRevalidator,
  NavigationType,
  useLocation,
  useNavigationType,
  useNavigate,
} from 'react-router-dom'
import type { ProviderGroup as Group } from '@/api/providerGroups'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { usePageView } from '@/kit/page/usePageView'
import { BASE_PATH } from '@/lib/env'
import { loadPart } from '@/lib/failure/loadChunk'
import { isReturn, placeOf } from '@/lib/storage/places'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast/toast'
import { HomeList } from './HomeList'
import { renderGroup } from './group/renderGroup'
import { refreshHome } from './loader'
import { useAnchorScroll } from './useAnchorScroll'

/** Rarely shown: not part of the first load. */
const EmptyState = lazy(async () => ({
  default: (await loadPart('EmptyState', () => import('@/ui/EmptyState'))).EmptyState,
}))

/** The list on screen is recent enough. */
function keepOld(): void {}

/** The provider list (specification section 2). */
export function HomePage() {
  const groups = useLoaderData<Group[]>()
  const { revalidate } = useRevalidator()
  const list = useRef<HTMLDivElement>(null)
  useDocumentTitle('元宇宙服务商')
  usePageView('home')
  useDrawnForBack()
  useAnchorScroll(list)
  useListTaps(list)
  const isShown = useIsMounted()
  useOnPageRestore(() => refreshHome().then(() => (isShown() ? revalidate() : undefined), keepOld))
  return (
    <HomeList listRef={list}>
      {groups.length > 0 ? (
        groups.map(renderGroup)
      ) : (
        <Suspense>
          <EmptyState text="暂无服务商入驻" />
        </Suspense>
      )}
    </HomeList>
  )
}

let leftOnce = false

/**
 * Back returns to a place in CSS px. Blocks that are not drawn have a guessed height, so the list is drawn whole before
 * the router scrolls there; a new visit, which starts at the top, leaves them out. After a reload the router leaves the
 * place to the browser, which looks for it before the list has its height.
 */
function useDrawnForBack(): void {
  const { key } = useLocation()
  const returning = useNavigationType() === NavigationType.Pop && (leftOnce || isReturn())
  useLayoutEffect(() => {
    if (returning) document.documentElement.dataset.anchoring = ''
    // Only the document's first entry: later ones are the router's.
    const place = returning && !leftOnce ? placeOf(key) : undefined
    if (place !== undefined) window.scrollTo(0, place)
    return () => {
      leftOnce = true
    }
  }, [returning, key])
}

/**
 * One listener for all cards: they are drawn without React at first, and a thousand of them cost no more than one. The
 * follow button is on a card that is a link and never follows it (specification section 2).
 */
function useListTaps(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('button')) {
        event.preventDefault()
        track('home', 'button', 'follow')
        showToast('敬请期待')
        return
      }
      const path = target?.closest('a')?.getAttribute('href')?.slice(BASE_PATH.length)
      if (!path) return
      track('home', 'card', 'provider', { id: path.slice(path.lastIndexOf('/') + 1) })
      if (!isPlainClick(event)) return
      event.preventDefault()
      void navigate(path)
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [list, navigate])
}

/** True for a click that stays in this tab; with a modifier key or another button the browser decides. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
