import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  id,
  label,
  list,
  oneOf,
  optionalAmount,
  optionalShare,
  recordOrNull,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: what the keeper does in the lord's place. */
export const EntrustTask = fields({
  taskId: digits,
  name: label,
  rewardText: label,
  /** The keeper's progress towards `target`. */
  progress: count,
  target: count,
  status: oneOf('TODO', 'DOING', 'DONE', 'EXPIRED'),
})
export type EntrustTask = Read<typeof EntrustTask>

/** ASSUMED: the contract by which a keeper works in the lord's place. */
export const Entrust = fields({
  /** The contract with the keeper. */
  entrustId: id,
  /** The status of the contract. NONE: there is none. */
  status: oneOf('NONE', 'RUNNING', 'PAUSED', 'EXPIRED'),
  /** The name of the keeper. */
  keeperName: label,
  /** The portrait of the keeper. */
  keeperAvatar: url,
  /** The share of the income that the keeper gets. */
  feeRate: optionalShare,
  startTime: time,
  endTime: time,
  /** The income of today, in points. */
  incomeToday: optionalAmount,
  /** All income since the contract began, in points. */
  incomeTotal: optionalAmount,
  /** The keeper's tasks of today. */
  tasks: list(EntrustTask),
  /** The keeper's log, the latest first. */
  logs: list(fields({ time: time, text: label })),
})
export type Entrust = Read<typeof Entrust>
export type EntrustStatus = Entrust['status']

/** Null: the person is not the territory's lord. Path and fields ASSUMED. */
export const readEntrust = endpoint<{ territoryId: string }>()({
  name: 'territory/taskEntrustInfo',
  method: 'GET',
  path: '/land/api/territory/taskEntrustInfo',
  auth: 'required',
  answer: recordOrNull(Entrust),
})
