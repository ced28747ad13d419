import { listDaoMoments, listDaoRows, readDao } from '@/api/arena'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { FEED_PAGE_SIZE } from '@/api/feed'
import { prefetchPages } from '@/kit/query/pagedQuery'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'
import { membersOf, proposalsOf } from './requests'

export { DaoDetailPage as Component } from './DaoDetailPage'
// The static document is rendered without parameters, which would be an invalid link.
export { DaoShell as Shell } from './DaoPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const daoId = idOf(params.get('daoId'))
  return daoId === undefined ? undefined : requestOf(readDao, { daoId })
}

export const loader = pageLoader(mainRequest, ({ params }) => {
  const daoId = idOf(params.get('daoId'))
  if (daoId === undefined) return
  const tab = params.get('tab')
  if (tab === 'members') prefetchPages(listDaoRows, membersOf(daoId))
  else if (tab === 'proposals') prefetchPages(listDaoRows, proposalsOf(daoId))
  else prefetchPages(listDaoMoments, { daoId, pageSize: FEED_PAGE_SIZE })
})
