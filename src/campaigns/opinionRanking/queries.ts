import type { MainRequestOf } from '@/api/core/mainRequest'
import { listDaoRows } from '@/api/arena'
import type { DaoRows, DaoRow } from '@/api/arena'
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
export const ME = { staleTime: 300_000 } as const

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listDaoRows,
  payload: requestOf(addressOf(params), 1),
})
