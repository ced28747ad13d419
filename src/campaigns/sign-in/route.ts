import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserPoints } from '@/api/points'
import { readSignStatus } from '@/api/signIn'
import { listVerticalTasks } from '@/api/tasks'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { SignInPage as Component } from './SignInPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(readSignStatus, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, () => {
  prefetch(readUserPoints, undefined)
  prefetch(listVerticalTasks, { scene: 'SIGN_IN' })
})
