import type { TaskStatus, TaskTarget, VerticalTask } from '@/api/tasks'
import { READ_POINTS, findTask, openedBy, stateOf } from './data'
import { OTHER_JUMPS, TASKS } from './tasks'

type Ask = { scenario(name: string): boolean }

/** A scenario decides for all tasks. */
const FORCED: Readonly<Record<string, TaskStatus>> = {
  quest_done: 'DONE',
  quest_claimable: 'CLAIMABLE',
  quest_settling: 'DOING',
  quest_expired: 'EXPIRED',
  tasks_claimable: 'CLAIMABLE',
  tasks_done: 'DONE',
}

/** How a task stands for a person, as every page is told. */
export function taskStatus({ scenario }: Ask, uid: string, taskId: string): TaskStatus {
  const forced = Object.entries(FORCED).find(([name]) => scenario(name))?.[1]
  if (forced) return forced
  const { progress, received } = stateOf(uid, taskId)
  if (received) return 'DONE'
  if (progress >= (findTask(taskId)?.target ?? 1)) return 'CLAIMABLE'
  return progress > 0 ? 'DOING' : 'TODO'
}

/** A scene's tasks for a person; MOMENT has the ones whose reading page was opened. */
export function tasksOf(ask: Ask, uid: string, scene: string | undefined): VerticalTask[] {
  const ids =
    scene === 'MOMENT'
      ? openedBy(uid)
      : TASKS.filter((task) => task.scene === scene).map(({ taskId }) => taskId)
  return ids.map((taskId) => taskOf(ask, uid, taskId))
}

function taskOf(ask: Ask, uid: string, taskId: string): VerticalTask {
  const task = findTask(taskId)
  const target = task?.target ?? 1
  const status = taskStatus(ask, uid, taskId)
  const full = status === 'CLAIMABLE' || status === 'DONE'
  return {
    taskId,
    title: task?.title ?? '浏览动态',
    rewardText: `${pointsOf(taskId)}积分`,
    progress: full ? target : Math.min(stateOf(uid, taskId).progress, target),
    target,
    status,
  }
}

export function pointsOf(taskId: string): number {
  return findTask(taskId)?.points ?? READ_POINTS
}

/** Where a task leads. From the reading page it leads to where its reward is received. */
export function targetOf({ scenario }: Ask, taskId: string, from: string | undefined): TaskTarget {
  const known = findTask(taskId)?.jump ?? OTHER_JUMPS[taskId]
  const jump = from === 'trends-detail-quest' ? { jumpUrl: '/sign-in' } : known
  const none = { taskId, jumpType: 'NONE', jumpUrl: '', appPath: '', toast: '' } as const
  if (scenario('skip_none') || !jump) return { ...none, toast: '任务已下线，去看看别的任务吧' }
  if (scenario('skip_app') || 'appPath' in jump)
    return { ...none, jumpType: 'APP', appPath: 'appPath' in jump ? jump.appPath : '/task/center' }
  return { ...none, jumpType: 'H5', jumpUrl: jump.jumpUrl }
}
