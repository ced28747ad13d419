import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { idOf } from '@/lib/url/urlParams'

/** Who is logged in: for the poster, and to know one's own link. @param session `sessionKey()` */
export const meQuery = (session: number) =>
  queryOptions({
    queryKey: ['recommendation-officer', 'me', session],
    queryFn: ({ signal }) => readUserInfo({}, { signal }),
  })

/** The activity, with the certificate of whoever asks. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  return activityId === undefined ? undefined : { call: getActivityById, payload: { activityId } }
}
