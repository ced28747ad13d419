import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import {
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
} from '@/api/territory'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { queryClient } from '@/kit/query/queryClient'
import { FIRST_CYCLE, addressOf, territoryQuery } from './useTerritory'

export { TerritoryPage as Component } from './TerritoryPage'
export { head } from './head'

/** Without a territory in its address the page starts with the top five. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const { asked, isBad } = addressOf(params)
  if (isBad) return undefined
  return asked === undefined
    ? requestOf(listTopTerritories, undefined)
    : requestOf(readTerritory, { territoryId: asked })
}

export const loader = pageLoader(undefined, ({ params, loggedIn }) => {
  const address = addressOf(params)
  const { asked, isBad } = address
  const isMember = loggedIn && !isBad
  prefetch(listTopTerritories, undefined)
  if (isMember) prefetch(readApplyStatus, { territoryId: asked })
  void queryClient.prefetchQuery(territoryQuery(address))
  if (asked === undefined) return
  prefetch(readProjectedRevenue, { territoryId: asked, cycleDays: FIRST_CYCLE })
  if (isMember) prefetch(readApplyInfo, { territoryId: asked })
})
