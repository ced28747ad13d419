import { Suspense, lazy, useRef } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { ProviderGroup as Group } from '@/api/providerGroups'
import { loadPart } from '@/lib/failure/loadChunk'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { usePageView } from '@/tracking/usePageView'
import { HomeList } from './HomeList'
import { refreshHome } from './loader'
import { renderGroup } from './group/renderGroup'
import { useAnchorScroll } from './useAnchorScroll'
import { useDrawnForBack } from './useDrawnForBack'
import { useListTaps } from './useListTaps'

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
