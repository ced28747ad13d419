import { queryOptions } from '@tanstack/react-query'
import { RANK_PAGE_SIZE, listDaoMoments, listDaoRows, readDao } from '@/api/arena'
import type { DaoRow } from '@/api/arena'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { FEED_PAGE_SIZE } from '@/api/feed'
import type { Moment } from '@/api/moment'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { pagedQuery } from '@/kit/list/pagedQuery'
import type { Page } from '@/kit/list/pagedQuery'
import { idOf } from '@/lib/url/urlParams'

/** The DAO, and the person's place in it; null: there is none. @param session `sessionKey()` */
export const daoQuery = (session: number, daoId: string) =>
  queryOptions({
    queryKey: ['aidao-detail', 'dao', daoId, session],
    queryFn: ({ signal }) => readDao({ daoId }, { signal }),
  })

/** @param session `sessionKey()` */
export const momentsQuery = (session: number, daoId: string) =>
  pagedQuery<Moment, Page<Moment>>({
    queryKey: ['aidao-detail', 'moments', daoId, session],
    queryFn: async (pageNo, signal) => {
      const request = { daoId, pageNo, pageSize: FEED_PAGE_SIZE }
      const { list, hasMore } = await listDaoMoments(request, { signal })
      return { list: publishedOf(list), hasMore }
    },
    idOf: momentIdOf,
  })

export const memberIdOf = ({ uid }: DaoRow) => uid

/** @param session `sessionKey()` */
export const membersQuery = (session: number, daoId: string) =>
  pagedQuery<DaoRow, Page<DaoRow>>({
    queryKey: ['aidao-detail', 'members', daoId, session],
    queryFn: (pageNo, signal) =>
      listDaoRows({ daoId, tab: 'MEMBER', pageNo, pageSize: RANK_PAGE_SIZE }, { signal }),
    idOf: memberIdOf,
  })

export const proposalIdOf = ({ proposalId }: DaoRow) => proposalId

/** @param session `sessionKey()` */
export const proposalsQuery = (session: number, daoId: string) =>
  pagedQuery<DaoRow, Page<DaoRow>>({
    queryKey: ['aidao-detail', 'proposals', daoId, session],
    queryFn: (pageNo, signal) =>
      listDaoRows({ daoId, tab: 'PROPOSAL', pageNo, pageSize: RANK_PAGE_SIZE }, { signal }),
    idOf: proposalIdOf,
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const daoId = idOf(params.get('daoId'))
  return daoId === undefined ? undefined : { call: readDao, payload: { daoId } }
}
