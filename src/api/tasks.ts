import { endpoint } from './core/endpoint'
import { count, digits, fields, oneOf, rows, text, url, type Read } from './core/read'

/** ASSUMED: the target of a task. */
export const TaskTarget = fields({
  taskId: digits,
  /** H5: a page of the web, in `jumpUrl`. APP: a page of the app, in `appPath`. NONE: nowhere, `toast` explains why. */
  jumpType: oneOf('NONE', 'H5', 'APP'),
  /** The target of the task in the web. */
  jumpUrl: url,
  /** The target of the task in the app. */
  appPath: url,
  /** The message if the task has no target. */
  toast: text,
})
export type TaskTarget = Read<typeof TaskTarget>

export type TaskStatus = VerticalTask['status']

/** ASSUMED. A task, as far as the person is. */
export const VerticalTask = fields({
  taskId: digits,
  title: text,
  rewardText: text,
  progress: count,
  target: count,
  status: oneOf('TODO', 'DOING', 'CLAIMABLE', 'DONE', 'EXPIRED'),
})
export type VerticalTask = Read<typeof VerticalTask>

/** ASSUMED: the reward of a task. */
export const TaskReward = fields({
  rewardText: text,
  /** How many rewards of this kind the person can still receive. */
  left: count,
})
export type TaskReward = Read<typeof TaskReward>

/** The page that shows the tasks: each has its own. ASSUMED. */
export type TaskScene = 'SIGN_IN' | 'NEWCOMER' | 'MOMENT'

/** The target of a task (跳转, not "leave it out"). Without auth. Path and fields ASSUMED. */
export const skipTask = endpoint<{
  taskId: string
  /** The page on which the task was tapped. */
  from: string
}>()({
  name: 'task/skip',
  method: 'GET',
  path: '/acApi/task/skip',
  auth: 'omit',
  safe: false,
  answer: TaskTarget,
})

/** A scene's tasks and how far the person is. Path and fields ASSUMED. */
export const listVerticalTasks = endpoint<{
  /** The page that shows the tasks. */
  scene: TaskScene
}>()({
  name: 'verticalTask/list',
  method: 'GET',
  path: '/acApi/verticalTask/list',
  auth: 'required',
  answer: rows(VerticalTask),
})

/** Receives a finished task's reward. Path and fields ASSUMED. */
export const receiveVerticalTask = endpoint<{ taskId: string; bizNo: string }>()({
  name: 'verticalTask/receive',
  method: 'POST',
  path: '/acApi/verticalTask/receive',
  auth: 'required',
  answer: TaskReward,
})
