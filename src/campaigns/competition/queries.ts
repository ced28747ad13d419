import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { createRegistrationCode } from '@/api/registration'
import { idOf } from '@/lib/url/urlParams'
import { PAGE } from './competition'

/** Who is logged in: their own entry is found by it. @param session `sessionKey()` */
export const meQuery = (session: number) =>
  queryOptions({
    queryKey: ['competition', 'me', session],
    queryFn: ({ signal }) => readUserInfo({}, { signal }),
  })

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
