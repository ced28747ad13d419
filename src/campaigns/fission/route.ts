import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf, readVisitParams } from '@/lib/url/urlParams'

export { FissionPage as Component } from './FissionPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(getActivityById, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const { activityId, inviteCode } = readVisitParams(params)
  prefetchInviter({ inviteCode })
  if (!loggedIn) return
  prefetch(readUserInfo, {})
  if (inviteCode === undefined)
    prefetchPages(listRegistrants, { activityId, pageSize: REGISTRANT_PAGE_SIZE })
})
