import { RANK_PAGE_SIZE, type DaoRow, type DaoRowsRequest, type RankPeriod } from '@/api/arena'
import { idOf } from '@/lib/url/urlParams'

/** The tabs; their ids are used in the address (`?period=`) and in the tracking. */
export const PERIODS = [
  { id: 'week', label: '本周' },
  { id: 'month', label: '本月' },
  { id: 'all', label: '总榜' },
] as const
export type PeriodId = (typeof PERIODS)[number]['id']

const ASKED: Readonly<Record<PeriodId, RankPeriod>> = { week: 'WEEK', month: 'MONTH', all: 'ALL' }

export interface RankingAddress {
  daoId: string | undefined
  tab: PeriodId
}

/** The ranking in the address; an unknown period is the week. */
export function addressOf(query: URLSearchParams): RankingAddress {
  const asked = query.get('period')
  const tab = PERIODS.find(({ id }) => id === asked)?.id ?? 'week'
  return { daoId: idOf(query.get('daoId')), tab }
}

/** The request for a period's ranking, without its page number. */
export function ranksOf({ daoId, tab }: RankingAddress): Omit<DaoRowsRequest, 'pageNo'> {
  return { daoId, tab: 'OPINION', period: ASKED[tab], pageSize: RANK_PAGE_SIZE }
}

export const rankIdOf = ({ uid }: DaoRow) => uid

/** The person is the same in each period: another tab does not ask again. */
export const ME = { staleTime: 300_000 } as const
