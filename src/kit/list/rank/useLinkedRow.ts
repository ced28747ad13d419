import { useEffect, useEffectEvent, useRef } from 'react'
import type { PagedResult } from '@/kit/query/pagedQuery'

interface LinkedRow<Row> {
  /** `useInfiniteQuery` with a `pagedQuery`. */
  query: PagedResult<Row>
  idOf: (row: Row) => string
  /** The id in the address. */
  id: string | undefined
  onFound: (row: Row) => void
  /** The whole list has loaded without it. */
  onMissing: () => void
}

/** Finds the row with the id in the address, once: further pages are loaded until it is found. */
export function useLinkedRow<Row>({ query, idOf, id, ...handlers }: LinkedRow<Row>): void {
  const done = useRef<string>(undefined)
  const onFound = useEffectEvent(handlers.onFound)
  const onMissing = useEffectEvent(handlers.onMissing)
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const row = data?.rows.find((one) => idOf(one) === id)
  useEffect(() => {
    if (id === undefined || done.current === id || !data) return
    if (row !== undefined) {
      done.current = id
      onFound(row)
    } else if (hasNextPage && !isFetchNextPageError) {
      if (!isFetching) void fetchNextPage()
    } else if (!isFetching) {
      done.current = id
      onMissing()
    }
  }, [id, row, data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}
