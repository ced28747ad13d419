import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { listActivityGoods, readExchangeDate, readExchangeInfo } from '@/api/lhExchange'
import { readUnpaidOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'
import { SCENE } from './qiXi'

export { QiXiPage as Component } from './QiXiPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listActivityGoods, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  const activityId = idOf(params.get('activityId'))
  prefetch(readExchangeDate, { activityId })
  prefetch(readExchangeInfo, { activityId })
  prefetch(getActivityById, { activityId })
  if (!loggedIn) return
  prefetch(readUserPoints, undefined)
  prefetch(readUnpaidOrder, { scene: SCENE })
})
