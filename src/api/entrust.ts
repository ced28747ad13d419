import { endpoint } from './core/endpoint'
import {
  count,
  fields,
  id,
  label,
  list,
  oneOf,
  optionalAmount,
  recordOrNull,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED. What the keeper does in the lord's place. */
export const EntrustTask = fields({
  taskId: id,
  name: label,
  rewardText: label,
  progress: count,
  target: count,
  status: oneOf('TODO', 'DOING', 'DONE', 'EXPIRED'),
})
export type EntrustTask = Read<typeof EntrustTask>

/** ASSUMED. `feeRate`: the keeper's share of the income, 0.05 for 5%. Incomes are points. */
export const Entrust = fields({
  entrustId: id,
  status: oneOf('NONE', 'RUNNING', 'PAUSED', 'EXPIRED'),
  keeperName: label,
  keeperAvatar: url,
  feeRate: optionalAmount,
  startTime: time,
  endTime: time,
  incomeToday: optionalAmount,
  incomeTotal: optionalAmount,
  tasks: list(EntrustTask),
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
  given: 'nothing',
  answer: recordOrNull(Entrust),
})
