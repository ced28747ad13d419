import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  count,
  day,
  fields,
  flag,
  list,
  maybe,
  oneOf,
  optionalCount,
  optionalPoints,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: one day of the reward row. */
export const CycleDay = fields({
  /** The number of the day in the row, from 1. */
  day: count,
  rewardText: text,
  img: url,
  /** Something comes on top of the reward. */
  bonus: flag,
  status: oneOf('FUTURE', 'TODAY', 'SIGNED', 'MISSED'),
})
export type CycleDay = Read<typeof CycleDay>

/** ASSUMED: a day of the calendar. */
export const SignedDay = fields({
  /** The day. */
  date: day,
  /** The day is signed in. */
  signed: flag,
  /** The day was signed in afterwards, with a card. */
  makeup: flag,
})
export type SignedDay = Read<typeof SignedDay>

/** ASSUMED: what the person has signed in. */
export const SignStatus = fields({
  /** Today, as the platform has it. */
  today: day,
  serverTime: time,
  /** Today is signed in. */
  todaySigned: flag,
  continuousDays: count,
  /** How many days have been signed in ever. */
  totalDays: count,
  /** How many days the row of rewards has. */
  cycleDays: count,
  /** The row of rewards, day by day. */
  cycle: list(CycleDay),
  /** The days of the month that are known. */
  calendar: list(SignedDay),
  /** How many days can be signed in afterwards; left out: none can. */
  makeupLeft: optionalCount,
  /** The balance. */
  points: optionalPoints,
  /** The status of the campaign. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
})
export type SignStatus = Read<typeof SignStatus>

/** ASSUMED: the reward of a day. */
export const SignReward = fields({
  rewardText: text,
  img: url,
  /** The balance of points afterwards. */
  points: optionalPoints,
  continuousDays: count,
  /** The extra reward. */
  bonus: maybe(fields({ name: text, img: url })),
})
export type SignReward = Read<typeof SignReward>

/** The days that the person has signed in, and today's reward. */
export const readSignStatus = endpoint<{ activityId?: string }>()({
  name: 'activitySign/userSignStatus',
  method: 'GET',
  path: '/acApi/activitySign/userSignStatus',
  auth: 'required',
  given: 'path and method',
  answer: SignStatus,
})

/**
 * Signs today in, or the `date` given, with a card. A GET that changes state, as the specification has it: never to be
 * prefetched, retried or answered from a cache.
 */
export const signDay = endpoint<{
  activityId?: string
  /** The day that is signed in afterwards, with a card; left out: today. */
  date?: string
}>()({
  name: 'activitySign/daySign',
  method: 'GET',
  path: '/acApi/activitySign/daySign',
  auth: 'required',
  given: 'path and method',
  safe: false,
  headers: { 'Cache-Control': 'no-cache' },
  answer: SignReward,
})
