import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readLand } from '@/api/land'
import { readUserInfo } from '@/api/login'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf, readVisitParams } from '@/lib/url/urlParams'

export { ShareAddressPage as Component } from './ShareAddressPage'
// The static document is rendered without parameters, which would be an invalid link.
export { AddressShell as Shell } from './ShareAddressPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const id = idOf(params.get('landId'))
  return id === undefined ? undefined : requestOf(readLand, { id })
}

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  if (idOf(params.get('landId')) === undefined) return
  prefetchInviter(readVisitParams(params))
  if (loggedIn) prefetch(readUserInfo, {})
})
