import { endpoint } from './core/endpoint'
import { count, fields, id, label, list, optionalCount, recordOrNull, type Read } from './core/read'
import { VerticalTask } from './tasks'

/** ASSUMED: a vertical task with a line that describes it. */
export const NoviceTask = (value: unknown) => ({
  ...VerticalTask(value),
  ...fields({ desc: label })(value),
})
export type NoviceTask = Read<typeof NoviceTask>

/** ASSUMED. The tasks of an account's first days. */
export const NovicePlan = fields({
  /** Whole days; 0 is the last one. */
  daysLeft: optionalCount,
  /** The reward of all tasks together, in points. */
  totalReward: count,
  /** How much of `totalReward` has been received. */
  claimed: count,
  /** The tasks in groups, in their order. */
  groups: list(
    fields({
      /** The group of tasks. */
      groupId: id,
      title: label,
      /** The tasks of the group. */
      tasks: list(NoviceTask),
    }),
  ),
})
export type NovicePlan = Read<typeof NovicePlan>

/** The tasks of an account's first days; null if there are none. Path and fields ASSUMED. */
export const listNoviceTasks = endpoint<void>()({
  name: 'noviceTask/list',
  method: 'GET',
  path: '/acApi/noviceTask/list',
  auth: 'required',
  answer: recordOrNull(NovicePlan),
})
