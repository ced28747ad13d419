import { checkUserAgent, readAgentConfig, readBuyAgentInfo } from '@/api/agent'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { linkOf } from './link'

export { PartnerShareRegisterPage as Component } from './PartnerShareRegisterPage'
export { head } from './head'

/** It decides whether there is a form. */
export const mainRequest: MainRequestOf = () => requestOf(readAgentConfig, undefined)

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const link = linkOf(params)
  prefetchInviter(link)
  prefetch(readBuyAgentInfo, { levelId: link.levelId })
  if (!loggedIn) return
  prefetch(checkUserAgent, undefined)
  prefetch(readUserInfo, {})
})
