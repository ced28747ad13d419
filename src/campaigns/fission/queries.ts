import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { idOf } from '@/lib/url/urlParams'

/** Who the person is: their own code tells an invitation from a look at one's own link. @param session `sessionKey()` */
export const meQuery = (session: number) =>
  queryOptions({
    queryKey: ['fission', 'me', session],
    queryFn: ({ signal }) => readUserInfo({}, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: getActivityById,
  payload: { activityId: idOf(params.get('activityId')) },
})
