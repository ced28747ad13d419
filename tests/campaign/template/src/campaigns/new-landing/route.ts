import { inviterRequest } from '@/kit/landing/inviter'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { NewLandingPage as Component } from './NewLandingPage'
export { head } from './head'

export const mainRequest = inviterRequest

export const loader = pageLoader(undefined, ({ params }) =>
  prefetchInviter(readVisitParams(params)),
)
