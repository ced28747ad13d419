import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  code,
  count,
  digits,
  fields,
  id,
  label,
  list,
  maybe,
  optionalCount,
  optionalFen,
  points,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: the recommendation officer's certificate. */
const Officer = fields({
  /** The number on the certificate. */
  number: id,
  /** The name on the certificate. */
  name: label,
  /** When it was given: `YYYY-MM-DD HH:mm:ss` in UTC+8, or the day alone. */
  date: code,
})
export type Officer = Read<typeof Officer>

/** ASSUMED: a territory that can be claimed for nothing. */
const FreeTerritory = fields({ territoryId: digits, name: label, cover: url, level: count })
export type FreeTerritory = Read<typeof FreeTerritory>

/** ASSUMED: a prize of a campaign. */
const Prize = fields({
  name: text,
  img: url,
  /** How many of it there are in all. */
  count,
  /** How many of it are left. */
  left: count,
  /** The worth for each winner, such as 10万元创作基金. */
  worthText: label,
})
export type Prize = Read<typeof Prize>

/** ASSUMED: a stage of a campaign. */
const Stage = fields({
  /** The name of the stage, such as 报名. */
  name: text,
  start: time,
  end: time,
})
export type Stage = Read<typeof Stage>

/** ASSUMED: a winner of a contest. */
const Winner = fields({
  uid: digits,
  nickname: label,
  avatar: url,
  rank: count,
  /** The title of the work that was honoured. */
  workTitle: label,
  /** The name of the prize. */
  prizeName: label,
})
export type Winner = Read<typeof Winner>

/** ASSUMED: the first release of a digital asset. */
export const Release = fields({
  itemId: digits,
  /** The id for an order. */
  skuId: id,
  name: label,
  cover: url,
  price: optionalFen,
  /** How many points can pay a part of one piece; each pays 1 分. */
  integralMax: points,
  circulation: optionalCount,
  /** How many pieces are left. */
  left: optionalCount,
  limitPerUser: count,
  /** How many pieces the person who asks has had. */
  bought: count,
  /** The name of the artist. */
  creatorName: label,
  /** The portrait of the artist. */
  creatorAvatar: url,
  /** A line about the artist. */
  creatorLine: label,
  /** The story of the asset, in paragraphs. */
  story: text,
  /** What buyers have to know, in paragraphs. */
  notice: text,
})
export type Release = Read<typeof Release>

/** ASSUMED: a campaign as the platform keeps it. */
export const Activity = fields({
  activityId: digits,
  name: text,
  cover: url,
  /** The status of the campaign. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The prizes of the campaign. */
  prizes: list(Prize),
  /** The stages of the campaign, in their order. */
  stages: list(Stage),
  /** Of a contest, ASSUMED: all its prizes together, e.g. 30万元. */
  poolText: label,
  /** Of a contest, ASSUMED: how many take part. */
  entrantCount: optionalCount,
  /** Of a contest, ASSUMED: none before its results are out. */
  winners: list(Winner),
  /** Seats of recommendation officers that are left. */
  left: optionalCount,
  /** The release of this campaign, or null. */
  release: maybe(Release),
  /** The certificate of the person who asks, or null. */
  officer: maybe(Officer),
  /** Territories that are given away in this campaign, and how many. */
  territories: list(FreeTerritory),
  /** How many territories are given away. */
  quota: optionalCount,
})
export type Activity = Read<typeof Activity>

/** Path and fields ASSUMED. Without an id: the current one. */
export const getActivityById = endpoint<{ activityId?: string | undefined }>()({
  name: 'activity/getById',
  method: 'GET',
  path: '/acApi/activity/getById',
  auth: 'optional',
  answer: Activity,
})
