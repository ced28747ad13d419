import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import { withServerTime } from '@/lib/serverClock'

/**
 * The campaign of this id, or the current one; sets the platform's clock. It can carry what belongs to the person.
 * @param session `sessionKey()`
 */
export const activityQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['activity', activityId, session],
    queryFn: async ({ signal }) =>
      withServerTime(await getActivityById({ activityId }, { signal })),
  })
