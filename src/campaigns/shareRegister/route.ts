import { readUserInfo } from '@/api/login'
import { inviterRequest } from '@/kit/landing/inviter'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { ShareRegisterPage as Component } from './ShareRegisterPage'
export { head } from './head'

export const mainRequest = inviterRequest

export const loader = pageLoader(undefined, ({ params, loggedIn }) => {
  prefetchInviter(readVisitParams(params))
  if (loggedIn) prefetch(readUserInfo, {})
})
