import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  id,
  label,
  list,
  maybe,
  optionalCount,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: the recommendation officer's certificate. `date`: `YYYY-MM-DD HH:mm:ss` or the day alone. */
const Officer = fields({ number: id, name: label, date: time })
export type Officer = Read<typeof Officer>

/** ASSUMED: a territory that can be claimed for nothing. */
const FreeTerritory = fields({ territoryId: id, name: label, cover: url, level: count })
export type FreeTerritory = Read<typeof FreeTerritory>

/** ASSUMED. `worthText`: what each of its winners gets, e.g. 10万元创作基金. */
const Prize = fields({ name: text, img: url, count, left: count, worthText: label })
export type Prize = Read<typeof Prize>

/** Times: `YYYY-MM-DD HH:mm:ss`, '' where nobody says. */
const Stage = fields({ name: text, start: time, end: time })
export type Stage = Read<typeof Stage>

/** ASSUMED: whom a contest has honoured; `rank` 0 is unknown. */
const Winner = fields({
  uid: id,
  nickname: label,
  avatar: url,
  rank: count,
  workTitle: label,
  prizeName: label,
})
export type Winner = Read<typeof Winner>

/**
 * ASSUMED: the first release of a digital asset. `price` in 分 for one; a point pays 1 分, at most `integralMax` of them
 * for one piece. `limitPerUser` 0: no limit; `bought`: what the person who asks has had. `left` and `circulation`:
 * undefined where nobody counts them.
 */
export const Release = fields({
  itemId: id,
  skuId: id,
  name: label,
  cover: url,
  price: optionalCount,
  integralMax: count,
  circulation: optionalCount,
  left: optionalCount,
  limitPerUser: count,
  bought: count,
  creatorName: label,
  creatorAvatar: url,
  creatorLine: label,
  story: text,
  notice: text,
})
export type Release = Read<typeof Release>

/** ASSUMED: a campaign as the platform keeps it; '' and 0 for what it does not say. Times: `YYYY-MM-DD HH:mm:ss`. */
export const Activity = fields({
  activityId: id,
  name: text,
  cover: url,
  /** NOT_STARTED, ONGOING, ENDED or OFFLINE. */
  status: code,
  startTime: time,
  endTime: time,
  serverTime: time,
  prizes: list(Prize),
  stages: list(Stage),
  /** Of a contest, ASSUMED: all its prizes together, e.g. 30万元. */
  poolText: label,
  /** Of a contest, ASSUMED: how many take part; undefined where nobody says. */
  entrantCount: optionalCount,
  /** Of a contest, ASSUMED: none before its results are out. */
  winners: list(Winner),
  /** Seats of recommendation officers that are left; undefined where nobody counts them. */
  left: optionalCount,
  /** What is released in this campaign, or null. */
  release: maybe(Release),
  /** The certificate of the person who asks, or null. */
  officer: maybe(Officer),
  /** Territories that are given away in this campaign, and how many; undefined where nobody counts them. */
  territories: list(FreeTerritory),
  quota: optionalCount,
})
export type Activity = Read<typeof Activity>

/** Path and fields ASSUMED. Without an id: the current one. */
export const getActivityById = endpoint<{ activityId?: string | undefined }>()({
  name: 'activity/getById',
  method: 'GET',
  path: '/acApi/activity/getById',
  auth: 'optional',
  given: 'nothing',
  answer: Activity,
})
