import { endpoint } from './core/endpoint'
import {
  count,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  number,
  oneOf,
  recordOrNull,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'
import { MomentPage } from './feed'

export type RankPeriod = 'WEEK' | 'MONTH' | 'ALL'
export const RANK_PAGE_SIZE = 20

/**
 * ASSUMED: a person, by rank and score, or a proposal of theirs; what a row is not reads as empty. Ties share a rank. A
 * state that cannot be read is open.
 */
export const DaoRow = fields({
  rank: count,
  uid: id,
  nickname: text,
  avatar: url,
  score: number,
  level: count,
  proposalId: id,
  title: label,
  status: oneOf('OPEN', 'PASSED', 'REJECTED', 'WITHDRAWN'),
  endTime: time,
  agree: count,
  against: count,
})
export type DaoRow = Read<typeof DaoRow>

/** ASSUMED. Whoever asks; a rank of 0 is off the list. `gap`: points to the next better rank. */
export const MyOpinionRank = fields({ rank: count, score: number, gap: number })
export type MyOpinionRank = Read<typeof MyOpinionRank>

/** ASSUMED. */
export const DaoRows = fields({
  total: count,
  hasMore: flag,
  updateTime: time,
  mine: maybe(MyOpinionRank),
  list: list(DaoRow),
})
export type DaoRows = Read<typeof DaoRows>

export interface DaoRowsRequest {
  daoId?: string | undefined
  tab: 'OPINION' | 'MEMBER' | 'PROPOSAL'
  /** For the ranking of opinion scores. */
  period?: RankPeriod
  pageNo: number
  pageSize: number
}

/** The arena's ranking of opinion scores, or a DAO's members or proposals. Path ASSUMED. */
export const listDaoRows = endpoint<DaoRowsRequest>()({
  name: 'arena/dao/page',
  method: 'GET',
  path: '/xfacade/api/arena/dao/page',
  auth: 'optional',
  given: 'nothing',
  answer: DaoRows,
})

/** ASSUMED: one of the two sides of a battle. */
export const ArenaSide = fields({
  daoId: id,
  name: label,
  logo: url,
  score: count,
  memberCount: count,
})
export type ArenaSide = Read<typeof ArenaSide>

/** ASSUMED. Times: `YYYY-MM-DD HH:mm:ss`. What cannot be read is being prepared. */
export const Arena = fields({
  arenaId: id,
  season: label,
  name: label,
  cover: url,
  status: oneOf('PREPARE', 'FIGHTING', 'SETTLING', 'ENDED'),
  startTime: time,
  endTime: time,
  serverTime: time,
  red: ArenaSide,
  blue: ArenaSide,
  reports: list(fields({ time: time, text: label })),
  /** What each side gets. */
  reward: maybe(fields({ winner: label, loser: label })),
})
export type Arena = Read<typeof Arena>

/** Without auth. Null: there is no battle. Path ASSUMED. */
export const readLatestArena = endpoint<void>()({
  name: 'arena/latest',
  method: 'GET',
  path: '/xfacade/api/arena/latest',
  auth: 'omit',
  given: 'nothing',
  answer: recordOrNull(Arena),
})

/** ASSUMED: a DAO of the arena, and the place of whoever asks in it. */
export const Dao = fields({
  daoId: id,
  name: label,
  logo: url,
  cover: url,
  slogan: label,
  level: count,
  memberCount: count,
  treasury: number,
  rank: count,
  arenaId: id,
  announcement: label,
  founder: maybe(fields({ uid: id, nickname: label, avatar: url })),
  joined: flag,
  role: oneOf('NONE', 'MEMBER', 'ADMIN'),
  joinable: flag,
})
export type Dao = Read<typeof Dao>

/** Null: there is no such DAO. Path ASSUMED. */
export const readDao = endpoint<{ daoId: string }>()({
  name: 'arena/dao/info',
  method: 'GET',
  path: '/xfacade/api/arena/dao/info',
  auth: 'optional',
  given: 'nothing',
  answer: recordOrNull(Dao),
})

/** A DAO's moments. Path ASSUMED. */
export const listDaoMoments = endpoint<{ daoId: string; pageNo: number; pageSize: number }>()({
  name: 'arena/dao/moments',
  method: 'GET',
  path: '/xfacade/api/arena/dao/moments',
  auth: 'optional',
  given: 'nothing',
  answer: MomentPage,
})
