import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readStory } from '@/api/secondLife'
import { prefetchInviter } from '@/kit/landing/inviterQuery'
import { pageLoader } from '@/kit/query/pageLoader'
import { readVisitParams } from '@/lib/url/urlParams'

export { SecondLifePlanPage as Component } from './SecondLifePlanPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(readStory, { activityId: readVisitParams(params).activityId })

export const loader = pageLoader(mainRequest, ({ params }) => {
  const { shareUid } = readVisitParams(params)
  if (shareUid !== undefined) prefetchInviter({ shareUid })
})
