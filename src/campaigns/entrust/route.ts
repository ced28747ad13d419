import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readEntrust } from '@/api/entrust'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { queryClient } from '@/kit/query/queryClient'
import { entrustQuery, territoryIdOf } from './useEntrust'

export { EntrustPage as Component } from './EntrustPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const territoryId = territoryIdOf(params)
  return territoryId === undefined ? undefined : requestOf(readEntrust, { territoryId })
}

export const loader = pageLoader(undefined, ({ params, loggedIn }) => {
  const territoryId = territoryIdOf(params)
  void queryClient.prefetchQuery(entrustQuery(territoryId))
  if (territoryId === undefined) return
  prefetch(readTerritory, { territoryId })
  if (loggedIn) prefetch(readApplyStatus, { territoryId })
})
