import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { REGISTRANT_PAGE_SIZE, listRegistrants, readPromotionNumber } from '@/api/invitation'
import { searchResidentRewards } from '@/api/originalResident'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { queryClient } from '@/kit/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { invitationOf, isInvited } from './inviter'
import { inviterQuery } from './useResident'

export { OriginalResidentPage as Component } from './OriginalResidentPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(searchResidentRewards, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const activityId = idOf(params.get('activityId'))
  const invitation = invitationOf(params)
  prefetch(readPromotionNumber, { activityId })
  if (isInvited(invitation)) void queryClient.prefetchQuery(inviterQuery(invitation))
  // Invitees see no list of their own at first.
  else if (loggedIn) prefetchPages(listRegistrants, { activityId, pageSize: REGISTRANT_PAGE_SIZE })
})
