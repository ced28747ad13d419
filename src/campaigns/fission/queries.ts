import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { idOf } from '@/lib/url/urlParams'

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: getActivityById,
  payload: { activityId: idOf(params.get('activityId')) },
})
