import { listAlbumPackages, listRewardPackages } from '@/api/eliminateGame'
import type { PackageType } from '@/api/eliminateGame'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { answerQuery, composedQuery } from '@/kit/page/query/answer'

type Id = string | undefined

/** @param listId the campaign's id for GAME, the album's for CARD */
export const packagesQuery = (type: PackageType, listId: Id) =>
  type === 'GAME'
    ? answerQuery(listRewardPackages, { activityId: listId })
    : answerQuery(listAlbumPackages, { collectionId: listId ?? '' })

/**
 * The person's own territory with its glory; null where they have none. C15 does not say whose a territory is by itself:
 * the application does. For members.
 * @param territoryId of the address; without one the person's main territory
 */
export const ownTerritoryQuery = (territoryId: Id) =>
  composedQuery('own-territory', { territoryId }, async (signal) => {
    const application = await readApplyStatus({ territoryId }, { signal })
    if (application?.status !== 'APPROVED' || application.territoryId === '') return null
    const territory = await readTerritory({ territoryId: application.territoryId }, { signal })
    return territory?.status === 'OCCUPIED' ? territory : null
  })
