import { endpoint } from './core/endpoint'
import { count, fields, optionalCount, time } from './core/read'
import type { Read } from './core/read'

/** ASSUMED. `expiring` points end at `expiringAt`, `YYYY-MM-DD HH:mm:ss`. */
export const UserPoints = fields({
  available: optionalCount,
  frozen: count,
  expiring: count,
  expiringAt: time,
})
export type UserPoints = Read<typeof UserPoints>

/** The name is the specification's, the path ASSUMED. */
export const readUserPoints = endpoint<void>()({
  name: 'integral/getUserIntegral',
  method: 'GET',
  path: '/finance/integral/getUserIntegral',
  auth: 'required',
  given: 'nothing',
  answer: UserPoints,
})
