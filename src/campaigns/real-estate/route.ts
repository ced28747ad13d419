import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { SALES_PAGE_SIZE, listSales, listWants } from '@/api/market'
import { readLand } from '@/api/land'
import { readUnpaidOrder } from '@/api/orders'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'
import { SCENE } from './market'
import { firstFilter, isLongList, salesOf } from './queries'

export { RealEstatePage as Component } from './RealEstatePage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listSales, { ...salesOf(firstFilter(idOf(params.get('itemId')))), pageNo: 1 })

export const loader = pageLoader(undefined, ({ params, loggedIn }) => {
  const itemId = idOf(params.get('itemId'))
  const landId = idOf(params.get('landId'))
  const sales = salesOf(firstFilter(itemId))
  if (!isLongList(sales)) prefetchPages(listSales, sales)
  if (params.get('tab') === 'want') prefetchPages(listWants, { itemId, pageSize: SALES_PAGE_SIZE })
  // Its sheet's code loads later.
  if (landId) prefetch(readLand, { id: landId })
  if (loggedIn) prefetch(readUnpaidOrder, { scene: SCENE })
})

/** Another tab loads its own data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const itemOf = ({ searchParams }: URL) => searchParams.get('itemId')
  return currentUrl.pathname !== nextUrl.pathname || itemOf(currentUrl) !== itemOf(nextUrl)
}
