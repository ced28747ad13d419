import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readPromotionNumber } from '@/api/invitation'
import { listTopTerritories, readApplyStatus } from '@/api/territory'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { TerritoryCarnivalPage as Component } from './TerritoryCarnivalPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(getActivityById, { activityId: readVisitParams(params).activityId })

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  prefetch(listTopTerritories, undefined)
  prefetch(readPromotionNumber, { activityId: readVisitParams(params).activityId })
  if (loggedIn) prefetch(readApplyStatus, {})
})
