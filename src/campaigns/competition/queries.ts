import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { createRegistrationCode } from '@/api/registration'
import { idOf } from '@/lib/url/urlParams'
import { PAGE } from './competition'

/** The code for signing up. It ends by itself: it is not made anew each time the page is seen. @param session `sessionKey()` */
export const codeQuery = (session: number, activityId: string) =>
  queryOptions({
    queryKey: ['competition', 'code', activityId, session],
    queryFn: ({ signal }) =>
      createRegistrationCode({ activityId, scene: 'COMPETITION', page: PAGE }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  return activityId === undefined ? undefined : { call: getActivityById, payload: { activityId } }
}
