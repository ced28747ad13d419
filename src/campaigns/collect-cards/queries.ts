import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
} from '@/api/eliminateGame'
import type { PackageType } from '@/api/eliminateGame'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { idOf } from '@/lib/url/urlParams'

type Id = string | undefined

/** @param session `sessionKey()`, as in the others below */
export const gamesQuery = (session: number, activityId: Id) =>
  queryOptions({
    queryKey: ['collect-cards', 'games', activityId, session],
    queryFn: ({ signal }) => listGames({ activityId }, { signal }),
  })

export const albumsQuery = (session: number, activityId: Id) =>
  queryOptions({
    queryKey: ['collect-cards', 'albums', activityId, session],
    queryFn: ({ signal }) => listCardAlbums({ activityId }, { signal }),
  })

/** @param listId the campaign's id for GAME, the album's for CARD */
export const packagesQuery = (session: number, type: PackageType, listId: Id) =>
  queryOptions({
    queryKey: ['collect-cards', 'packages', type, listId, session],
    queryFn: ({ signal }) =>
      type === 'GAME'
        ? listRewardPackages({ activityId: listId }, { signal })
        : listAlbumPackages({ collectionId: listId ?? '' }, { signal }),
  })

/**
 * The person's own territory with its glory; null where they have none. C15 does not say whose a territory is by itself:
 * the application does. For members.
 * @param territoryId of the address; without one the person's main territory
 */
export const ownTerritoryQuery = (session: number, territoryId: Id) =>
  queryOptions({
    queryKey: ['collect-cards', 'territory', territoryId, session],
    queryFn: async ({ signal }) => {
      const application = await readApplyStatus({ territoryId }, { signal })
      if (application?.status !== 'APPROVED' || application.territoryId === '') return null
      const territory = await readTerritory({ territoryId: application.territoryId }, { signal })
      return territory?.status === 'OCCUPIED' ? territory : null
    },
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listGames,
  payload: { activityId: idOf(params.get('activityId')) },
})
