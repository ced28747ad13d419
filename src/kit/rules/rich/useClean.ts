import { useQuery } from '@tanstack/react-query'
import type { cleanHtml as sanitiser } from './cleanHtml'
import { isKnownRoute } from '@/kit/page/routeTable'
import { queryClient } from '@/kit/page/query/queryClient'
import { partQuery } from '@/kit/page/query/usePart'

export type Clean = (html: string) => DocumentFragment

type CleanHtml = typeof sanitiser

const cleaner = partQuery('cleanHtml', () => import('./cleanHtml'))

/** The sanitiser, as it knows this page's routes. */
export function useClean() {
  return useQuery({ ...cleaner, select }, queryClient)
}

// A function of its own: what it makes keeps its identity.
function select({ cleanHtml }: { cleanHtml: CleanHtml }): Clean {
  return (html) => cleanHtml(html, isKnownRoute)
}
