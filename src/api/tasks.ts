import { endpoint } from './core/endpoint'
import { count, fields, id, oneOf, rows, text, url } from './core/read'
import type { Read } from './core/read'

/** ASSUMED. Where a task leads to. */
export const TaskTarget = fields({
  taskId: id,
  /** H5: a page of the web, in `jumpUrl`. APP: a page of the app, in `appPath`. NONE: nowhere, `toast` says why. */
  jumpType: oneOf('NONE', 'H5', 'APP'),
  jumpUrl: url,
  appPath: url,
  toast: text,
})
export type TaskTarget = Read<typeof TaskTarget>

export type TaskStatus = VerticalTask['status']

/** ASSUMED. */
export const VerticalTask = fields({
  taskId: id,
  title: text,
  rewardText: text,
  progress: count,
  target: count,
  status: oneOf('TODO', 'DOING', 'CLAIMABLE', 'DONE', 'EXPIRED'),
})
export type VerticalTask = Read<typeof VerticalTask>

/** ASSUMED. `left`: how many rewards of this kind are left to receive. */
export const TaskReward = fields({ rewardText: text, left: count })
export type TaskReward = Read<typeof TaskReward>

/** Where tasks stand: each page shows its own. ASSUMED. */
export type TaskScene = 'SIGN_IN' | 'NEWCOMER' | 'MOMENT'

/** Where a task leads to (跳转, not "leave it out"). Without auth. Path and fields ASSUMED. */
export const skipTask = endpoint<{ taskId: string; from: string }>()({
  name: 'task/skip',
  method: 'GET',
  path: '/acApi/task/skip',
  auth: 'omit',
  given: 'nothing',
  safe: false,
  answer: TaskTarget,
})

/** A scene's tasks and how far the person is. Path and fields ASSUMED. */
export const listVerticalTasks = endpoint<{ scene: TaskScene }>()({
  name: 'verticalTask/list',
  method: 'GET',
  path: '/acApi/verticalTask/list',
  auth: 'required',
  given: 'nothing',
  answer: rows(VerticalTask),
})

/** Receives a finished task's reward. Path and fields ASSUMED. */
export const receiveVerticalTask = endpoint<{ taskId: string; bizNo: string }>()({
  name: 'verticalTask/receive',
  method: 'POST',
  path: '/acApi/verticalTask/receive',
  auth: 'required',
  given: 'nothing',
  answer: TaskReward,
})
