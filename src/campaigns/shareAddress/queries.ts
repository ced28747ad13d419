import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readLand } from '@/api/land'
import { idOf } from '@/lib/url/urlParams'

/** The plot; null where there is none of this id. @param session `sessionKey()` */
export const landQuery = (session: number, landId: string) =>
  queryOptions({
    queryKey: ['shareAddress', 'land', landId, session],
    queryFn: ({ signal }) => readLand({ id: landId }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const id = idOf(params.get('landId'))
  return id === undefined ? undefined : { call: readLand, payload: { id } }
}
