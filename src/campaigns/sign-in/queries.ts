import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readSignStatus } from '@/api/signIn'
import { listVerticalTasks } from '@/api/tasks'
import { idOf } from '@/lib/url/urlParams'
import { serverNow, withServerTime } from '@/lib/serverClock'
import { todayOf } from './signIn'

/** @param session `sessionKey()` */
export const signStatusQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['sign-in', 'status', activityId, session],
    queryFn: async ({ signal }) => {
      const status = withServerTime(await readSignStatus({ activityId }, { signal }))
      return { ...status, today: todayOf(status, serverNow()) }
    },
  })

export const tasksQuery = (session: number) =>
  queryOptions({
    queryKey: ['sign-in', 'tasks', session],
    queryFn: ({ signal }) => listVerticalTasks({ scene: 'SIGN_IN' }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: readSignStatus,
  payload: { activityId: idOf(params.get('activityId')) },
})
