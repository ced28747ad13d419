import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { cleanHtml as sanitiser } from './cleanHtml'
import { useKnownRoute } from '@/kit/page/useKnownRoute'
import { queryClient } from '@/kit/page/query/queryClient'
import { partQuery } from '@/kit/page/query/usePart'

export type Clean = (html: string) => DocumentFragment

type CleanHtml = typeof sanitiser

const cleaner = partQuery('cleanHtml', () => import('./cleanHtml'))

/** The sanitiser, as it knows this page's routes. */
export function useClean() {
  const isKnown = useKnownRoute()
  const select = useCallback(
    ({ cleanHtml }: { cleanHtml: CleanHtml }): Clean =>
      (html) =>
        cleanHtml(html, isKnown),
    [isKnown],
  )
  return useQuery({ ...cleaner, select }, queryClient)
}
