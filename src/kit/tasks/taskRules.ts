import type { VerticalTask } from '@/api/tasks'

export interface TaskAction {
  label: string
  /** `receive` the reward, `go` and do it, or nothing more to do. */
  kind: 'receive' | 'go' | 'none'
}

const ACTIONS: Readonly<Record<VerticalTask['status'], TaskAction>> = {
  TODO: { label: '去完成', kind: 'go' },
  DOING: { label: '去完成', kind: 'go' },
  CLAIMABLE: { label: '领取', kind: 'receive' },
  DONE: { label: '已完成', kind: 'none' },
  EXPIRED: { label: '已过期', kind: 'none' },
}

export function taskActionOf({ status }: Pick<VerticalTask, 'status'>): TaskAction {
  return ACTIONS[status]
}

const ORDER: readonly VerticalTask['status'][] = ['CLAIMABLE', 'DOING', 'TODO', 'DONE', 'EXPIRED']

/** A row without an id leads nowhere, and an id that comes again is the same task: both are left out. */
export function distinctTasks<Task extends { taskId: string }>(tasks: readonly Task[]): Task[] {
  const known = new Map<string, Task>()
  for (const task of tasks)
    if (task.taskId !== '' && !known.has(task.taskId)) known.set(task.taskId, task)
  return [...known.values()]
}

/** What can be received first, then what is open; else as the platform has them. */
export function tasksToShow(tasks: readonly VerticalTask[]): VerticalTask[] {
  return distinctTasks(tasks).sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
}

export function taskTitle({ title }: Pick<VerticalTask, 'title'>): string {
  return title.trim() || '神秘任务'
}

/** 「1/3」, never beyond the target; '' if it has to be done only once. */
export function progressText({ progress, target }: Pick<VerticalTask, 'progress' | 'target'>) {
  return target > 1 ? `${Math.min(progress, target)}/${target}` : ''
}
