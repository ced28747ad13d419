import { getActivityById } from '@/api/activity'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { listCardAlbums, listGames, listRewardPackages } from '@/api/eliminateGame'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { CollectCardsPage as Component } from './CollectCardsPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listGames, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  prefetch(listCardAlbums, { activityId })
  prefetch(listRewardPackages, { activityId })
  prefetch(getActivityById, { activityId })
})
