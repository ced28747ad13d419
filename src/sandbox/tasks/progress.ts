import type { TaskStatus, VerticalTask } from '@/api/tasks'
import { accountsOf } from '@/sandbox/account'
import type { Call } from '@/sandbox/serve/handle'
import { storedEvents } from '@/sandbox/tracking/handlers'
import { TASKS, type Task } from './taskList'

interface Progress {
  received?: boolean
  /** Its link was followed. */
  visited?: boolean
  /** Its reading page was opened. */
  opened?: boolean
}

const READ_POINTS = 20
/** These scenarios decide for all tasks that are not received. */
const FORCED: Readonly<Record<string, TaskStatus>> = {
  quest_done: 'DONE',
  quest_claimable: 'CLAIMABLE',
  quest_settling: 'DOING',
  quest_expired: 'EXPIRED',
  tasks_todo: 'TODO',
  tasks_claimable: 'CLAIMABLE',
  tasks_done: 'DONE',
  tasks_expired: 'EXPIRED',
}

/** By task id, in the order in which the person came to them. */
const accounts = accountsOf(() => new Map<string, Progress>())

export function findTask(taskId: string): Task | undefined {
  return TASKS.find((task) => task.taskId === taskId)
}

export function pointsOf(taskId: string): number {
  return findTask(taskId)?.points ?? READ_POINTS
}

export function saveProgress(call: Call, uid: string, taskId: string, change: Progress): void {
  const tasks = accounts.of(call, uid)
  tasks.set(taskId, { ...tasks.get(taskId), ...change })
}

/** The status of a task on every page; for a guest `uid` is ''. */
export function taskStatus(call: Call, uid: string, taskId: string): TaskStatus {
  if (accounts.of(call, uid).get(taskId)?.received) return 'DONE'
  const forced = Object.entries(FORCED).find(([name]) => call.scenario(name))?.[1]
  if (forced) return forced
  const count = countOf(call, uid, taskId)
  if (count >= (findTask(taskId)?.target ?? 1)) return 'CLAIMABLE'
  return count > 0 ? 'DOING' : 'TODO'
}

/** How often the person has done it. */
function countOf(call: Call, uid: string, taskId: string): number {
  const { visited, opened } = accounts.of(call, uid).get(taskId) ?? {}
  const isDone = visited || (opened && hasRead(uid, taskId))
  return Math.max(findTask(taskId)?.progress ?? 0, isDone ? 1 : 0)
}

/** The platform learns of a reading only by the tracking event of the reading page. */
function hasRead(uid: string, taskId: string): boolean {
  return storedEvents('trends-detail-quest').some(
    (event) =>
      event.caller === uid &&
      event.elementName === 'quest-done' &&
      event.extraInfo?.taskId === taskId,
  )
}

/** A scene's tasks for a person; MOMENT has those whose reading page was opened. */
export function tasksOf(call: Call, uid: string, scene: string | undefined): VerticalTask[] {
  const opened = [...accounts.of(call, uid)].filter(([, task]) => task.opened)
  const ids =
    scene === 'MOMENT'
      ? opened.map(([taskId]) => taskId)
      : TASKS.filter((task) => task.scene === scene).map(({ taskId }) => taskId)
  return ids.map((taskId) => taskOf(call, uid, taskId))
}

function taskOf(call: Call, uid: string, taskId: string): VerticalTask {
  const { title = '浏览动态', target = 1 } = findTask(taskId) ?? {}
  const status = taskStatus(call, uid, taskId)
  const isFull = status === 'CLAIMABLE' || status === 'DONE'
  return {
    taskId,
    title,
    rewardText: `${pointsOf(taskId)}积分`,
    progress: isFull ? target : Math.min(countOf(call, uid, taskId), target),
    target,
    status,
  }
}
