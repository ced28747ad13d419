import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/kit/page/query/queryClient'
import { codeQuery } from '@/kit/page/query/usePart'
import { isKnownRoute } from '@/kit/page/routeTable'
import type { cleanHtml as sanitiser } from './cleanHtml'

export type Clean = (html: string) => DocumentFragment

type CleanHtml = typeof sanitiser

const cleaner = codeQuery('cleanHtml', () => import('./cleanHtml'))

/** The sanitiser, bound to this page's routes. */
export function useClean() {
  return useQuery({ ...cleaner, select }, queryClient)
}

// A function of its own, so that its result keeps its identity.
function select({ cleanHtml }: { cleanHtml: CleanHtml }): Clean {
  return (html) => cleanHtml(html, isKnownRoute)
}
