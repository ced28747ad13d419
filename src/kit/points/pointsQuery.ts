import { queryOptions } from '@tanstack/react-query'
import { readUserPoints } from '@/api/points'
import { pointsKey } from './pointsKey'

/** What a person has in points. For members. @param session `sessionKey()` */
export const pointsQuery = (session: number) =>
  queryOptions({
    queryKey: pointsKey(session),
    queryFn: ({ signal }) => readUserPoints(undefined, { signal }),
  })
