import type { VerticalTask } from '@/api/tasks'

type Task = Pick<VerticalTask, 'taskId' | 'status'>

/** Rows moved to the top because they became claimable while the page was open. */
export interface RowOrder {
  statuses: ReadonlyMap<string, Task['status']>
  /** The newest first. Each once: what is received stays where it is. */
  top: readonly string[]
}

export const INITIAL_ORDER: RowOrder = { statuses: new Map(), top: [] }

/** The same object when nothing has changed. */
export function nextOrder(before: RowOrder, tasks: readonly Task[]): RowOrder {
  const isSame =
    tasks.length === before.statuses.size &&
    tasks.every(({ taskId, status }) => before.statuses.get(taskId) === status)
  if (isSame) return before
  const isReady = ({ taskId, status }: Task) => {
    const was = before.statuses.get(taskId)
    return status === 'CLAIMABLE' && was !== undefined && was !== 'CLAIMABLE'
  }
  const ready = tasks.filter(isReady).map(({ taskId }) => taskId)
  return {
    statuses: new Map(tasks.map(({ taskId, status }) => [taskId, status])),
    top: [...ready.filter((taskId) => !before.top.includes(taskId)), ...before.top],
  }
}

/** The raised rows first, the others as the platform has them. */
export function inOrder<Row extends Task>(tasks: readonly Row[], { top }: RowOrder): Row[] {
  const place = ({ taskId }: Task) => {
    const at = top.indexOf(taskId)
    return at < 0 ? top.length : at
  }
  return [...tasks].sort((one, other) => place(one) - place(other))
}
