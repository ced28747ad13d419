import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import {
  REGISTRANT_PAGE_SIZE,
  pullNewQrCode,
  readClaimButtons,
  readSharedUser,
  refreshRegistrants,
} from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { InventUserPage as Component } from './InventUserPage'
// The static document is the same for all visitors and browsers.
export { InventUserShell as Shell } from './InventUserPage'
export { head } from './head'

/** The owner of the address's code, or else the person's own code. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const { inviteCode, activityId } = readVisitParams(params)
  return inviteCode === undefined
    ? requestOf(pullNewQrCode, { activityId })
    : requestOf(readSharedUser, { inviteCode })
}

export const loader = pageLoader(undefined, ({ params, loggedIn }) => {
  const { activityId, inviteCode } = readVisitParams(params)
  if (inviteCode !== undefined) prefetchInviter({ inviteCode })
  if (!loggedIn) return
  prefetch(readUserInfo, {})
  if (inviteCode !== undefined) return
  prefetch(pullNewQrCode, { activityId })
  prefetch(readClaimButtons, { activityId })
  prefetchPages(refreshRegistrants, { activityId, pageSize: REGISTRANT_PAGE_SIZE })
})
