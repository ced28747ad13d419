import { endpoint } from './core/endpoint'
import {
  code,
  count,
  fields,
  flag,
  list,
  maybe,
  oneOf,
  optionalCount,
  text,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED. One day of the reward row; `bonus`: something comes on top of the reward. */
export const CycleDay = fields({
  day: count,
  rewardText: text,
  img: url,
  bonus: flag,
  status: oneOf('FUTURE', 'TODAY', 'SIGNED', 'MISSED'),
})
export type CycleDay = Read<typeof CycleDay>

/** ASSUMED. `makeup`: signed afterwards, with a card. */
export const SignedDay = fields({ date: time, signed: flag, makeup: flag })
export type SignedDay = Read<typeof SignedDay>

/** ASSUMED. Dates are `YYYY-MM-DD` in the platform's zone (UTC+8). */
export const SignStatus = fields({
  today: time,
  serverTime: time,
  todaySigned: flag,
  continuousDays: count,
  totalDays: count,
  cycleDays: count,
  cycle: list(CycleDay),
  calendar: list(SignedDay),
  /** Undefined where signing afterwards is not offered. */
  makeupLeft: optionalCount,
  /** The balance. */
  points: optionalCount,
  status: code,
  startTime: time,
  endTime: time,
})
export type SignStatus = Read<typeof SignStatus>

/** ASSUMED. `points`: the balance afterwards. */
export const SignReward = fields({
  rewardText: text,
  img: url,
  points: optionalCount,
  continuousDays: count,
  bonus: maybe(fields({ name: text, img: url })),
})
export type SignReward = Read<typeof SignReward>

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
export const signDay = endpoint<{ activityId?: string; date?: string }>()({
  name: 'activitySign/daySign',
  method: 'GET',
  path: '/acApi/activitySign/daySign',
  auth: 'required',
  given: 'path and method',
  safe: false,
  headers: { 'Cache-Control': 'no-cache' },
  answer: SignReward,
})
