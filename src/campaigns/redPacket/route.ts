import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { appointmentInfo } from '@/api/redPacket'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { RedPacketPage as Component } from './RedPacketPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(appointmentInfo, { activityId: idOf(params.get('activityId')), action: 'QUERY' })

export const loader = pageLoader(mainRequest, ({ params }) =>
  prefetch(getActivityById, { activityId: idOf(params.get('activityId')) }),
)
