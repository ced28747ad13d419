import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf, readVisitParams } from '@/lib/url/urlParams'

export { CompetitionPage as Component } from './CompetitionPage'
// The static document is rendered without parameters, which would be an invalid link.
export { CompetitionShell as Shell } from './CompetitionPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  return activityId === undefined ? undefined : requestOf(getActivityById, { activityId })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const { activityId, shareUid } = readVisitParams(params)
  if (activityId === undefined) return
  if (loggedIn) {
    prefetch(readUserInfo, {})
    prefetchPages(listRegistrants, { activityId, pageSize: REGISTRANT_PAGE_SIZE })
  }
  if (shareUid !== undefined) prefetchInviter({ shareUid })
})
