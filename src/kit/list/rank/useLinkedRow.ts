import { useEffect, useEffectEvent, useRef } from 'react'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { useIsMounted } from '@/kit/page/useIsMounted'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { showToast } from '@/ui/toast/toast'

/** What each page's answer says of the list so far. */
type ListState<Row> = Pick<PagedResult<Row>, 'data' | 'error' | 'hasNextPage' | 'isFetching'>

interface Search<Row> {
  /** `usePages`. */
  query: ListState<Row> & {
    fetchNextPage: (options: { cancelRefetch: false }) => Promise<ListState<Row>>
  }
  idOf: (row: Row) => string
  id: string | undefined
  /** What to say if the whole list has loaded without it. */
  missing: string
}

/**
 * Loads further pages until one has the row, and says why if none has.
 * @param isSought the search stops, without a word, once it returns false
 */
export async function findRow<Row>(
  { query, idOf, id, missing }: Search<Row>,
  isSought: () => boolean,
): Promise<Row | undefined> {
  let list: ListState<Row> = query
  const find = () => list.data?.rows.find((row) => idOf(row) === id)
  while (!find() && list.hasNextPage && isSought()) {
    list = await query.fetchNextPage({ cancelRefetch: false })
    if (list.error) break
  }
  if (!isSought()) return undefined
  const row = find()
  if (!row) showToast(list.error ? NETWORK_TEXT : missing)
  return row
}

/** Finds the row with the id in the address, once. */
export function useLinkedRow<Row>({
  onFound,
  ...search
}: Search<Row> & { onFound: (row: Row) => void }): void {
  const { id, query } = search
  const isMounted = useIsMounted()
  const sought = useRef<string>(undefined)
  const found = useEffectEvent(onFound)
  const find = useEffectEvent(() => findRow(search, () => isMounted() && sought.current === id))
  // A kept list that is being fetched again may not have it yet.
  const isLoaded = query.data !== undefined && !query.isFetching
  useEffect(() => {
    if (id === undefined || sought.current === id || !isLoaded) return
    sought.current = id
    void find().then((row) => row && found(row))
  }, [id, isLoaded])
}
