import { queryOptions } from '@tanstack/react-query'
import { listTopTerritories } from '@/api/territory'

/** Without auth: the same for everybody. */
export const topQuery = () =>
  queryOptions({
    queryKey: ['territory', 'top'],
    queryFn: ({ signal }) => listTopTerritories(undefined, { signal }),
  })
