import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUnpaidOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'
import { SCENE } from './debut'

export { AssetDebutPage as Component } from './AssetDebutPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(getActivityById, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ loggedIn }) => {
  if (!loggedIn) return
  prefetch(readUserPoints, undefined)
  prefetch(readUnpaidOrder, { scene: SCENE })
})
