import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf, readVisitParams } from '@/lib/url/urlParams'

export { RecommendationOfficerPage as Component } from './RecommendationOfficerPage'
// The static document is rendered without parameters, which would be an invalid link.
export { OfficerShell as Shell } from './RecommendationOfficerPage'
export { head } from './head'

/** The activity, with the caller's certificate. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  return activityId === undefined ? undefined : requestOf(getActivityById, { activityId })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const { activityId, shareUid } = readVisitParams(params)
  if (activityId === undefined) return
  if (loggedIn) prefetch(readUserInfo, {})
  if (shareUid !== undefined) prefetchInviter({ shareUid })
})
