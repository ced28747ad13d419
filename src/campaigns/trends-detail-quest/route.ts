import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readMomentDetail } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { BadIdError } from '@/lib/failure/errors'
import { detailIdOf, idOf } from '@/lib/url/urlParams'

export { TrendsDetailQuestPage as Component } from './TrendsDetailQuestPage'
export { head } from './head'
export { QuestSkeleton as Shell } from './QuestSkeleton'

export const mainRequest: MainRequestOf = ({ params }) => {
  const momentId = detailIdOf(params.get('momentId'))
  return momentId
    ? requestOf(readMomentDetail, { momentId, taskId: idOf(params.get('taskId')) })
    : undefined
}

/** @throws BadIdError without a call */
export const loader = pageLoader(mainRequest, ({ params, loggedIn }) => {
  if (!detailIdOf(params.get('momentId'))) throw new BadIdError()
  if (idOf(params.get('taskId')) && loggedIn) prefetch(listVerticalTasks, { scene: 'MOMENT' })
})
