import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { unpaidQuery } from '@/kit/order/unpaid'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { SCENE } from './market'
import { firstFilter, isLongList, salesQuery, wantsQuery } from './queries'

export { RealEstatePage as Component } from './RealEstatePage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  const itemId = idOf(searchParams.get('itemId'))
  const session = sessionKey()
  const sales = salesQuery(session, firstFilter(itemId))
  if (!isLongList(sales.queryKey)) void queryClient.prefetchInfiniteQuery(sales)
  if (searchParams.get('tab') === 'want')
    void queryClient.prefetchInfiniteQuery(wantsQuery(session, itemId))
  if (isLoggedIn()) void queryClient.prefetchQuery(unpaidQuery(session, SCENE))
  return null
}

/** Another tab asks for what it shows itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const itemOf = ({ searchParams }: URL) => searchParams.get('itemId')
  return currentUrl.pathname !== nextUrl.pathname || itemOf(currentUrl) !== itemOf(nextUrl)
}
