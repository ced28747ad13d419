import { meQuery } from '@/kit/people/me'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { assetsQuery } from './queries'

export { GiveGiftPage as Component } from './GiveGiftPage'
export { head } from './head'

export function loader(): null {
  const session = sessionKey()
  void queryClient.prefetchInfiniteQuery(assetsQuery(session, ''))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  return null
}
