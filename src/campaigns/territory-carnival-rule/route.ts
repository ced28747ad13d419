import { getActivityById } from '@/api/activity'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/texts/rulesQuery'
import { idOf } from '@/lib/url/urlParams'

export { CarnivalRulePage as Component } from './CarnivalRulePage'
export { head } from './head'

export const mainRequest = rulesRequest('CARNIVAL_RULES')

export const loader = pageLoader(undefined, ({ params }) => {
  prefetchRules('CARNIVAL_RULES')
  prefetch(getActivityById, { activityId: idOf(params.get('activityId')) })
})
