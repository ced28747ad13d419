import { endpoint } from './core/endpoint'
import { fields, id, label, oneOf, time } from './core/read'
import type { Read } from './core/read'

/** ASSUMED. `createTime`: `YYYY-MM-DD HH:mm:ss`. */
export const NewOfficer = fields({
  recommendId: id,
  officerNo: id,
  /** EXISTS: the person already was one. */
  status: oneOf('EXISTS', 'CREATED'),
  officerName: label,
  createTime: time,
})
export type NewOfficer = Read<typeof NewOfficer>

/** Makes the person the recommendation officer of this activity, once. Fields ASSUMED; 20002 when no seat is left. */
export const createFirstRecommend = endpoint<{ id: string }>()({
  name: 'firstRecommend/create',
  method: 'POST',
  path: '/acApi/api/firstRecommend/create/{id}',
  auth: 'required',
  given: 'path and method',
  answer: NewOfficer,
})
