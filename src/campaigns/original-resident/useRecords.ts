import { useCallback, useState } from 'react'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import { valueOf } from '@/kit/campaign/settle'
import { emptyList } from '@/kit/lists/pagedList'
import { usePagedList } from '@/kit/lists/usePagedList'
import type { Paged } from '@/kit/lists/usePagedList'
import { whoAsks } from '@/session/whoAsks'
import { pagesOf, renewed } from './records'
import type { ResidentView } from './view'

/**
 * Whom this person has invited; another person's is another list. A first page that comes anew leaves what was loaded
 * further down.
 */
export function useInvited(
  activityId: string | undefined,
  invited: ResidentView['invited'],
): Paged<Registrant> {
  const newest = valueOf(invited)
  const key = `${newest?.who ?? whoAsks()}|${activityId ?? ''}`
  const [first, setFirst] = useState({ key, page: newest })
  const records = usePagedList({
    key,
    load: (pageNo, signal) =>
      listRegistrants({ activityId, pageNo, pageSize: REGISTRANT_PAGE_SIZE }, { signal }),
    idOf: ({ uid }: Registrant) => uid,
    first: first.page,
  })
  const { list } = records
  const isNew = newest !== undefined && newest !== first.page
  if (first.key !== key || (isNew && list.page <= 1)) setFirst({ key, page: newest })
  return isNew ? { ...records, list: { ...list, rows: renewed(list.rows, newest.list) } } : records
}

/** Rows that came all at once, a page at a time; newer ones leave as many on screen. */
export function useRewards<Row>(all: readonly Row[]): Paged<Row> {
  const [page, setPage] = useState(1)
  // Another function for each page: the list's end looks anew whether it is near.
  const ask = useCallback(() => setPage(page + 1), [page])
  const list = { ...emptyList<Row>(), ...pagesOf(all, page), page }
  // Two rewards of one name and moment are two.
  return { list, ask, reload: () => setPage(1), idOf: () => '' }
}
