import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readMomentDetail } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import { detailIdOf, idOf } from '@/lib/url/urlParams'

/** The moment and what it says of the task. Goes out without auth: the same for everybody. */
export const momentQuery = (momentId: string, taskId: string | undefined) =>
  queryOptions({
    queryKey: ['trends-detail-quest', 'moment', momentId, taskId],
    queryFn: ({ signal }) => readMomentDetail({ momentId, taskId }, { signal }),
  })

/** The person's own tasks: they know more than the moment does. */
export const tasksQuery = (session: number) =>
  queryOptions({
    queryKey: ['trends-detail-quest', 'tasks', session],
    queryFn: ({ signal }) => listVerticalTasks({ scene: 'MOMENT' }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const momentId = detailIdOf(params.get('momentId'))
  if (!momentId) return undefined
  return { call: readMomentDetail, payload: { momentId, taskId: idOf(params.get('taskId')) } }
}
