import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import {
  COMMODITY_PAGE_SIZE,
  listActivityGoods,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
} from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { LhExchangePage as Component } from './LhExchangePage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listCommodities, {
    activityId: idOf(params.get('activityId')),
    pageNo: 1,
    pageSize: COMMODITY_PAGE_SIZE,
  })

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const activityId = idOf(params.get('activityId'))
  prefetch(readExchangeDate, { activityId })
  prefetch(readExchangeInfo, { activityId })
  prefetch(listActivityGoods, { activityId })
  if (loggedIn) prefetch(readUserPoints, undefined)
})
