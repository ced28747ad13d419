import { getActivityById } from '@/api/activity'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchText, textRequest } from '@/kit/texts/textQuery'
import { idOf } from '@/lib/url/urlParams'

export { CarnivalRulePage as Component } from './CarnivalRulePage'
export { head } from './head'

export const mainRequest = textRequest('CARNIVAL_RULES')

export const loader = pageLoader(undefined, ({ params }) => {
  prefetchText('CARNIVAL_RULES')
  prefetch(getActivityById, { activityId: idOf(params.get('activityId')) })
})
