import { getActivityById } from '@/api/activity'
import { requestOf } from '@/api/core/mainRequest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listCardAlbums, listGames } from '@/api/eliminateGame'
import { prefetch } from '@/kit/page/query/answer'
import { pageLoader } from '@/kit/page/query/pageLoader'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { packagesQuery } from './queries'

export { CollectCardsPage as Component } from './CollectCardsPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listGames, { activityId: idOf(params.get('activityId')) })

export const loader = pageLoader(mainRequest, ({ params }) => {
  const activityId = idOf(params.get('activityId'))
  prefetch(listCardAlbums, { activityId })
  void queryClient.prefetchQuery(packagesQuery('GAME', activityId))
  prefetch(getActivityById, { activityId })
})
