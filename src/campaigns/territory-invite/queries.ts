import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readTerritory } from '@/api/territory'
import { readInvitationTime } from '@/api/user'
import { idOf } from '@/lib/url/urlParams'

/** Whom the lord has invited by name. For members. @param session `sessionKey()` */
export const sentQuery = (session: number, territoryId: string) =>
  queryOptions({
    queryKey: ['territory-invite', 'sent', territoryId, session],
    queryFn: async ({ signal }) =>
      (await readInvitationTime({ scene: 'TERRITORY', refId: territoryId }, { signal })).records,
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const territoryId = idOf(params.get('territoryId'))
  return territoryId === undefined ? undefined : { call: readTerritory, payload: { territoryId } }
}
