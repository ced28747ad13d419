import { useCallback } from 'react'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { InfiniteData, Query, keepPreviousData } from '@tanstack/react-query'
import type { Endpoint } from '@/api/core/endpoint'
import { answerKey, withItsTime } from './answer'
import { keepGuestAnswer, queryClient } from './queryClient'
import { useSessionKey } from '@/session/useSession'

export interface Page<Row> {
  list: readonly Row[]
  hasMore: boolean
}

type RowOf<Answer> = Answer extends Page<infer Row> ? Row : never

/** The loaded pages, as one list. */
export interface Rows<Row, Answer extends Page<Row> = Page<Row>> {
  rows: readonly Row[]
  /** The last page had no new rows: the list does not load more by itself, only on request. */
  stalled: boolean
  /** The first page's whole answer, for what is shown beside its list. */
  first: Answer | undefined
}

interface RowOptions<Row> {
  /** The id of a row; '' is none: such a row is kept. */
  idOf: (row: Row) => string
  /** The rows of a page that are shown; left out: all of them. */
  shown?: ((list: readonly Row[]) => readonly Row[]) | undefined
}

/** The query of a call whose list comes in pages, `pageNo` from 1: in order, no row twice. */
export function pagesQuery<Request extends { pageNo: number }, Answer extends Page<unknown>>(
  call: Endpoint<Request, Answer>,
  request: Omit<Request, 'pageNo'>,
  { idOf, shown }: RowOptions<RowOf<Answer>>,
) {
  return infiniteQueryOptions({
    queryKey: answerKey(call, request),
    queryFn: async ({ pageParam, signal }) =>
      withItsTime(await call({ ...request, pageNo: pageParam } as Request, { signal })),
    initialPageParam: 1,
    // A platform that promises more and sends nothing would be asked forever.
    getNextPageParam: ({ hasMore, list }, _pages, pageNo) =>
      hasMore && list.length > 0 ? pageNo + 1 : undefined,
    select: (data) =>
      rowsOf<RowOf<Answer>, Answer & Page<RowOf<Answer>>>(data as never, idOf, shown),
  })
}

type Refetch = boolean | 'always' | ((query: Pick<Query, 'state'>) => boolean | 'always')

interface ListOptions<Row> extends RowOptions<Row> {
  enabled?: boolean
  refetchOnMount?: Refetch
  refetchOnWindowFocus?: Refetch
  placeholderData?: typeof keepPreviousData
}

/** The rows of such a list, subscribed while the component is mounted, as `useAnswer` has an answer. */
export function usePages<Request extends { pageNo: number }, Answer extends Page<unknown>>(
  call: Endpoint<Request, Answer>,
  request: Omit<Request, 'pageNo'>,
  { idOf, shown, ...options }: ListOptions<RowOf<Answer>>,
) {
  useSessionKey()
  const query = pagesQuery(call, request, { idOf, shown })
  // A stable function selects the same rows: thousands of them are not filtered in each render.
  const select = useCallback(
    (data: InfiniteData<Answer, number>) =>
      rowsOf<RowOf<Answer>, Answer & Page<RowOf<Answer>>>(data as never, idOf, shown),
    [idOf, shown],
  )
  return useInfiniteQuery({
    ...query,
    placeholderData: keepGuestAnswer(query.queryKey),
    ...options,
    select,
  })
}

/** Starts the request of a list's first page, without waiting. For loaders. */
export function prefetchPages<Request extends { pageNo: number }, Answer extends Page<unknown>>(
  call: Endpoint<Request, Answer>,
  request: Omit<Request, 'pageNo'>,
): void {
  void queryClient.prefetchInfiniteQuery(pagesQuery(call, request, { idOf: () => '' }))
}

/** A page repeats rows of the one before when new ones were added in between: each id is taken once. */
export function rowsOf<Row, Answer extends Page<Row>>(
  { pages }: Pick<InfiniteData<Answer>, 'pages'>,
  idOf: (row: Row) => string,
  shown: (list: readonly Row[]) => readonly Row[] = (list) => list,
): Rows<Row, Answer> {
  const known = new Set<string>()
  const rows: Row[] = []
  let stalled = false
  for (const { list } of pages) {
    const before = rows.length
    for (const row of shown(list)) {
      const id = idOf(row)
      if (id !== '' && known.has(id)) continue
      known.add(id)
      rows.push(row)
    }
    stalled = rows.length === before
  }
  return { rows, stalled, first: pages[0] }
}

/** The part of `useInfiniteQuery`'s result that a list on screen needs. */
export interface PagedResult<Row> {
  data: Rows<Row> | undefined
  error: unknown
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}
