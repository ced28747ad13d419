import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'

export interface Page<Row> {
  list: readonly Row[]
  hasMore: boolean
}

/** The pages that have come, as one list. */
export interface Rows<Row, Answer extends Page<Row> = Page<Row>> {
  rows: readonly Row[]
  /** The last page brought nothing new: the list does not go on by itself, only a person asks for more. */
  stalled: boolean
  /** The first page's whole answer, for what stands beside its list. */
  first: Answer | undefined
}

interface PagedQuery<Row, Answer extends Page<Row>> {
  queryKey: QueryKey
  /** @param pageNo counts from 1 */
  queryFn: (pageNo: number, signal: AbortSignal) => Promise<Answer>
  /** Names a row; '' is no id: such a row is kept. */
  idOf: (row: Row) => string
}

/**
 * Query options of a list that comes in pages, for `useInfiniteQuery`: in order, no row twice.
 * @example
 * export const recordsQuery = (session: number, status: Status) => pagedQuery({
 *   queryKey: ['exchange', 'records', status, session],
 *   queryFn: (pageNo, signal) => listRepurchases({ pageNo, pageSize: 20, status }, { signal }),
 *   idOf: ({ orderNo }) => orderNo,
 * })
 */
export function pagedQuery<Row, Answer extends Page<Row>>({
  queryKey,
  queryFn,
  idOf,
}: PagedQuery<Row, Answer>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => queryFn(pageParam, signal),
    initialPageParam: 1,
    // A platform that promises more and gives nothing would be asked for ever.
    getNextPageParam: ({ hasMore, list }, _pages, pageNo) =>
      hasMore && list.length > 0 ? pageNo + 1 : undefined,
    select: (data) => rowsOf<Row, Answer>(data, idOf),
  })
}

/** A page repeats rows of the one before when new ones came in between: each id is taken once. */
export function rowsOf<Row, Answer extends Page<Row>>(
  { pages }: Pick<InfiniteData<Answer>, 'pages'>,
  idOf: (row: Row) => string,
): Rows<Row, Answer> {
  const known = new Set<string>()
  const rows: Row[] = []
  let stalled = false
  for (const { list } of pages) {
    const before = rows.length
    for (const row of list) {
      const id = idOf(row)
      if (id !== '' && known.has(id)) continue
      known.add(id)
      rows.push(row)
    }
    stalled = rows.length === before
  }
  return { rows, stalled, first: pages[0] }
}

/** What a list on screen needs of `useInfiniteQuery`'s result. */
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
