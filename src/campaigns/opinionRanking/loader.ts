import { RANK_PAGE_SIZE, listOpinionRanks } from '@/api/arena'
import { readUserInfo } from '@/api/login'
import type { UserInfo } from '@/api/login'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { isLoggedIn, whenReady } from '@/session/session'
import { addressOf } from './period'

/** The first page of the period, and who looks. */
export const loadOpinionRanking = pageLoader(({ query, signal }) => ({
  main: () => {
    const { daoId, period } = addressOf(query)
    return listOpinionRanks(
      { daoId, tab: 'OPINION', period, pageNo: 1, pageSize: RANK_PAGE_SIZE },
      { signal },
    )
  },
  me: async (): Promise<UserInfo | null> => {
    await whenReady()
    return isLoggedIn() ? readUserInfo({}, { signal }) : null
  },
}))
