import { endpoint } from './endpoint'
import { count, fields, flag, id, list, maybe, number, text } from './read'
import type { Read } from './read'

export type RankPeriod = 'WEEK' | 'MONTH' | 'ALL'
export const RANK_PAGE_SIZE = 20

/** ASSUMED. Ties share a rank. */
export const OpinionRow = fields({
  rank: count,
  uid: id,
  nickname: text,
  avatar: text,
  score: number,
  level: count,
})
export type OpinionRow = Read<typeof OpinionRow>

/** ASSUMED. Whoever asks; a rank of 0 is off the list. `gap`: points to the next better rank. */
export const MyOpinionRank = fields({ rank: count, score: number, gap: number })
export type MyOpinionRank = Read<typeof MyOpinionRank>

/** ASSUMED. */
export const OpinionPage = fields({
  total: count,
  hasMore: flag,
  updateTime: text,
  mine: maybe(MyOpinionRank),
  list: list(OpinionRow),
})
export type OpinionPage = Read<typeof OpinionPage>

export interface OpinionPageRequest {
  daoId?: string | undefined
  tab: 'OPINION'
  period: RankPeriod
  pageNo: number
  pageSize: number
}

/** The arena's ranking of opinion scores. Path ASSUMED. */
export const listOpinionRanks = endpoint<OpinionPageRequest>()({
  name: 'arena/dao/page',
  method: 'GET',
  path: '/xfacade/api/arena/dao/page',
  auth: 'optional',
  given: 'nothing',
  answer: OpinionPage,
})
