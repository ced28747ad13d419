import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { idOf } from '@/lib/url/urlParams'

/** The activity, with the certificate of whoever asks. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  return activityId === undefined ? undefined : { call: getActivityById, payload: { activityId } }
}
