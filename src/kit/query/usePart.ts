import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadPart } from '@/lib/failure/loadChunk'
import { queryClient } from './queryClient'

/**
 * Code that only a part of a page needs, as a query: once loaded it is there at once the next time. Marked as pure: a
 * module that calls it is then no side effect for the bundler, which would make one file more of its runtime.
 */
/* @__NO_SIDE_EFFECTS__ */
export const codeQuery = <Module>(name: string, load: () => Promise<Module>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: () => loadPart(name, load),
    staleTime: 'static',
    gcTime: Infinity,
    // A sheet that is opened again retries.
    retryOnMount: true,
    // Code is not compared structurally.
    structuralSharing: false,
  })

export type CodeQuery<Module> = ReturnType<typeof codeQuery<Module>>

/** The code of a part of the page: loading, failed or loaded. */
export function usePart<Module>(part: CodeQuery<Module>) {
  return useQuery(part, queryClient)
}
