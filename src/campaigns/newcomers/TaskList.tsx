import { useState } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { useCampaign } from '@/kit/page/useCampaign'
import { TaskRow } from '@/kit/tasks/TaskRow'
import type { TaskSource } from '@/kit/tasks/useReceive'
import { INITIAL_ORDER, inOrder, nextOrder } from './rowOrder'
import styles from './TaskList.module.css'

interface TaskListProps {
  tasks: readonly (VerticalTask & { desc?: string })[]
  source: TaskSource
  hidden?: boolean
}

/** Rows of tasks: one that becomes claimable while the page is open moves to the top, once. */
export function TaskList({ tasks, source, hidden = false }: TaskListProps) {
  const { track } = useCampaign()
  const [before, setOrder] = useState(INITIAL_ORDER)
  const order = nextOrder(before, tasks)
  if (order !== before) setOrder(order)
  return (
    <ul hidden={hidden}>
      {inOrder(tasks, order).map((task) => (
        <TaskRow
          key={task.taskId}
          task={task}
          source={source}
          icon={<TaskIcon taskId={task.taskId} status={task.status} />}
          desc={task.desc}
          className={order.top.includes(task.taskId) ? styles.raised : undefined}
          onTap={(taskId, kind) =>
            track('button', kind === 'receive' ? 'claim-task' : 'go-task', { taskId })
          }
        />
      ))}
    </ul>
  )
}

/** A seedling's needs as icons; the row's index selects one. */
const SHAPES = [
  'M24 8c9 12 13 18 13 24a13 13 0 0 1-26 0c0-6 4-12 13-24z',
  'M24 40V24M24 26c-12 0-15-6-15-14 9 0 15 4 15 14zm0 2c0-10 6-14 15-14 0 8-3 14-15 14z',
  'M24 14a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM24 4v5m0 30v5M4 24h5m30 0h5M10 10l3.5 3.5m21 21L38 38m0-28l-3.5 3.5m-21 21L10 38',
  'M12 26c0-10 6-16 12-18 6 2 12 8 12 18a12 12 0 0 1-24 0zm12-14v22',
] as const

/** A row's picture; a tick once it is done. */
function TaskIcon({ taskId, status }: Pick<VerticalTask, 'taskId' | 'status'>) {
  const isDone = status === 'DONE'
  const kind = Number(taskId.slice(-1)) % SHAPES.length || 0
  return (
    <svg
      className={styles.icon}
      data-kind={kind}
      data-done={isDone || undefined}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={isDone ? 'M13 25l8 8 15-17' : SHAPES[kind]} />
    </svg>
  )
}
