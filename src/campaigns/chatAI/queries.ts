import { queryOptions } from '@tanstack/react-query'
import { readCompanions } from '@/api/character'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { idOf } from '@/lib/url/urlParams'

/** The companion of an id (one, or none), or all of them without one. The same for everybody. */
export const companionsQuery = (npcId: string | undefined) =>
  queryOptions({
    queryKey: ['chatAI', 'companions', npcId],
    queryFn: ({ signal }) => readCompanions({ npcId }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: readCompanions,
  payload: { npcId: idOf(params.get('npcId')) },
})
