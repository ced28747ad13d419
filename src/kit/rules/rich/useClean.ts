import { useCallback } from 'react'
import { loadPart } from '@/lib/failure/loadChunk'
import type { IsKnown } from './richLinks'
import { useKnownRoute } from '@/kit/page/useKnownRoute'
import { useLoaded } from '@/kit/page/query/useLoaded'
import type { Loaded } from '@/kit/page/query/useLoaded'

export type Clean = (html: string) => DocumentFragment

const loadCleaner = async (): Promise<(html: string, isKnown: IsKnown) => DocumentFragment> =>
  (await loadPart('cleanHtml', () => import('./cleanHtml'))).cleanHtml

/** The sanitiser, as it knows this page's routes. */
export function useClean(): Loaded<Clean> {
  const isKnown = useKnownRoute()
  const cleaner = useLoaded(loadCleaner)
  const cleanHtml = cleaner.kind === 'ready' ? cleaner.value : undefined
  const clean = useCallback<Clean>(
    (html) => cleanHtml?.(html, isKnown) ?? new DocumentFragment(),
    [cleanHtml, isKnown],
  )
  return cleaner.kind === 'ready' ? { ...cleaner, value: clean } : cleaner
}
