import { endpoint } from './core/endpoint'
import { fields, optionalPoints, points, time, type Read } from './core/read'

/** ASSUMED: the person's balance of points. */
export const UserPoints = fields({
  /** How many points can be spent now. */
  available: optionalPoints,
  frozen: points,
  /** How many points expire at `expiringAt`. */
  expiring: points,
  /** When these points end; empty: none do. */
  expiringAt: time,
})
export type UserPoints = Read<typeof UserPoints>

/** The name is the specification's, the path ASSUMED. */
export const readUserPoints = endpoint<void>()({
  name: 'integral/getUserIntegral',
  method: 'GET',
  path: '/finance/integral/getUserIntegral',
  auth: 'required',
  answer: UserPoints,
})
