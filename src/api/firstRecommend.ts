import { endpoint } from './core/endpoint'
import { fields, id, label, oneOf, time, type Read } from './core/read'

/** ASSUMED: a recommendation officer. */
export const NewOfficer = fields({
  /** The record of the recommendation officer. */
  recommendId: id,
  /** The number of the recommendation officer. */
  officerNo: id,
  /** EXISTS: the person already was one. */
  status: oneOf('EXISTS', 'CREATED'),
  /** The name on the certificate. */
  officerName: label,
  createTime: time,
})
export type NewOfficer = Read<typeof NewOfficer>

/** Makes the person the recommendation officer of this activity, once. Fields ASSUMED; 20002 when no seat is left. */
export const createFirstRecommend = endpoint<{
  /** The campaign. */
  id: string
}>()({
  name: 'firstRecommend/create',
  method: 'POST',
  path: '/acApi/api/firstRecommend/create/{id}',
  auth: 'required',
  given: 'path and method',
  answer: NewOfficer,
})
