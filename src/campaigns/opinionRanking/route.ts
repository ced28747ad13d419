import { listDaoRows } from '@/api/arena'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readUserInfo } from '@/api/login'
import { answerQuery } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { queryClient } from '@/kit/query/queryClient'
import { ME, addressOf, ranksOf } from './period'

export { OpinionRankingPage as Component } from './OpinionRankingPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(listDaoRows, { ...ranksOf(addressOf(params)), pageNo: 1 })

export const loader = pageLoader(mainRequest, ({ loggedIn }) => {
  if (loggedIn) void queryClient.prefetchQuery({ ...answerQuery(readUserInfo, {}), ...ME })
})
