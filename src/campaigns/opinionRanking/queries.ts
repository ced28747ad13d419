import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listDaoRows } from '@/api/arena'
import type { DaoRows, DaoRow } from '@/api/arena'
import { readUserInfo } from '@/api/login'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { addressOf, requestOf } from './period'
import type { RankingAddress } from './period'

export const rankIdOf = ({ uid }: DaoRow) => uid

/** One period; its first page also says when it was counted and where the person stands. */
export const ranksQuery = (session: number, address: RankingAddress) =>
  pagedQuery<DaoRow, DaoRows>({
    queryKey: ['opinionRanking', 'ranks', address.daoId, address.tab, session],
    queryFn: (pageNo, signal) => listDaoRows(requestOf(address, pageNo), { signal }),
    idOf: rankIdOf,
  })

/** The person is the same in each period: another tab does not ask again. */
const ME_STALE_MS = 300_000

export const meQuery = (session: number) =>
  queryOptions({
    queryKey: ['opinionRanking', 'me', session],
    queryFn: ({ signal }) => readUserInfo({}, { signal }),
    staleTime: ME_STALE_MS,
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listDaoRows,
  payload: requestOf(addressOf(params), 1),
})
