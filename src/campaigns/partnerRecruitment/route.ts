import {
  checkUserAgent,
  readAgentConfig,
  readAgentTerritory,
  readBuyAgentInfo,
  readMessageRoll,
} from '@/api/agent'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { PartnerRecruitmentPage as Component } from './PartnerRecruitmentPage'
export { head } from './head'

/** The levels: without them there is nothing to apply for. */
export const mainRequest: MainRequestOf = () => requestOf(readBuyAgentInfo, {})

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  prefetch(readAgentConfig, undefined)
  if (loggedIn) {
    prefetch(checkUserAgent, undefined)
    prefetch(readAgentTerritory, undefined)
  }
  prefetch(readMessageRoll, undefined)
  prefetchInviter(readVisitParams(params))
})
