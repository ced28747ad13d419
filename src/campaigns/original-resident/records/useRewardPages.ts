import { useState } from 'react'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { pagesOf } from './records'

/** Rows that came all at once, as a list that shows a page at a time; newer ones leave as many on screen. */
export function useRewardPages<Row>(all: readonly Row[]): PagedResult<Row> {
  const [page, setPage] = useState(1)
  const { rows, hasMore } = pagesOf(all, page)
  return {
    data: { rows, stalled: false, first: undefined },
    error: null,
    hasNextPage: hasMore,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => setPage(page + 1),
    refetch: async () => setPage(1),
  }
}
