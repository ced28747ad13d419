import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readAnnualCourse } from '@/api/forbes'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'
import { addressOf } from './course'

export { ShareFinancialPage as Component } from './ShareFinancialPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const { courseId, inviteCode, isBad } = addressOf(params)
  return isBad ? undefined : requestOf(readAnnualCourse, { courseId, inviteCode })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  if (addressOf(params).isBad) return
  prefetchInviter(readVisitParams(params))
  if (loggedIn) prefetch(readUserInfo, {})
})
