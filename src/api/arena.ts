import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  flag,
  id,
  label,
  list,
  maybe,
  number,
  oneOf,
  part,
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
  uid: digits,
  nickname: text,
  avatar: url,
  /** The score of opinions. */
  score: number,
  /** The level of the person; 0: unknown. */
  level: count,
  /** The proposal. */
  proposalId: id,
  /** The title of the proposal. */
  title: label,
  /** The status of the proposal. OPEN: it can be voted for; PASSED: accepted. */
  status: oneOf('OPEN', 'PASSED', 'REJECTED', 'WITHDRAWN'),
  /** Until when the proposal can be voted for. */
  endTime: time,
  /** How many votes the proposal has. */
  agree: count,
  /** How many votes there are against the proposal. */
  against: count,
})
export type DaoRow = Read<typeof DaoRow>

/** ASSUMED: the place of the person who asks. */
export const MyOpinionRank = fields({
  rank: count,
  /** The score of the person who asks. */
  score: number,
  /** How many points are missing to the next better rank. */
  gap: number,
})
export type MyOpinionRank = Read<typeof MyOpinionRank>

/** ASSUMED. A page of people or proposals. */
export const DaoRows = fields({
  total: count,
  hasMore: flag,
  updateTime: time,
  /** The place of the person who asks. */
  mine: maybe(MyOpinionRank),
  list: list(DaoRow),
})
export type DaoRows = Read<typeof DaoRows>

export interface DaoRowsRequest {
  daoId?: string | undefined
  /** OPINION: the ranking of opinion scores; MEMBER: the members; PROPOSAL: the proposals. */
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
  answer: DaoRows,
})

/** ASSUMED: one of the two sides of a battle. */
export const ArenaSide = fields({
  daoId: digits,
  name: label,
  logo: url,
  /** The points of this side. */
  score: count,
  memberCount: count,
})
export type ArenaSide = Read<typeof ArenaSide>

/** ASSUMED: a battle of two DAOs. What cannot be read is being prepared. */
export const Arena = fields({
  arenaId: id,
  /** The name of the season. */
  season: label,
  name: label,
  cover: url,
  /** The status of the battle. */
  status: oneOf('PREPARE', 'FIGHTING', 'SETTLING', 'ENDED'),
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The red side; null while it is not drawn yet. */
  red: part(ArenaSide),
  /** The blue side; null while it is not drawn yet. */
  blue: part(ArenaSide),
  /** The events of the battle, the latest first. */
  reports: list(
    fields({
      time: time,
      /** The event, in words to be shown. */
      text: label,
    }),
  ),
  /** The rewards of the sides. */
  reward: maybe(
    fields({
      /** The reward of the side that wins. */
      winner: label,
      /** The reward of the other side. */
      loser: label,
    }),
  ),
})
export type Arena = Read<typeof Arena>

/** Without auth. Null: there is no battle. Path ASSUMED. */
export const readLatestArena = endpoint<void>()({
  name: 'arena/latest',
  method: 'GET',
  path: '/xfacade/api/arena/latest',
  auth: 'omit',
  answer: recordOrNull(Arena),
})

/** ASSUMED: a DAO of the arena, with the caller's role in it. */
export const Dao = fields({
  daoId: digits,
  name: label,
  logo: url,
  cover: url,
  slogan: label,
  level: count,
  memberCount: count,
  /** What is in the treasury of the DAO. */
  treasury: number,
  /** The place of the DAO among all, from 1; 0: unknown. */
  rank: count,
  arenaId: id,
  /** What the DAO announces. */
  announcement: label,
  /** The person who founded it. */
  founder: maybe(fields({ uid: digits, nickname: label, avatar: url })),
  /** The person who asks is a member. */
  joined: flag,
  /** What the person who asks is in it. NONE: not in it; MEMBER: a member. */
  role: oneOf('NONE', 'MEMBER', 'ADMIN'),
  /** The person who asks can join it. */
  joinable: flag,
})
export type Dao = Read<typeof Dao>

/** Null: there is no such DAO. Path ASSUMED. */
export const readDao = endpoint<{ daoId: string }>()({
  name: 'arena/dao/info',
  method: 'GET',
  path: '/xfacade/api/arena/dao/info',
  auth: 'optional',
  answer: recordOrNull(Dao),
})

/** A DAO's moments. Path ASSUMED. */
export const listDaoMoments = endpoint<{ daoId: string; pageNo: number; pageSize: number }>()({
  name: 'arena/dao/moments',
  method: 'GET',
  path: '/xfacade/api/arena/dao/moments',
  auth: 'optional',
  answer: MomentPage,
})
