import { useState } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { useCampaign } from '@/kit/page/useCampaign'
import { TaskRow } from '@/kit/tasks/TaskRow'
import type { TaskSource } from '@/kit/tasks/useReceive'
import { NOTHING_RAISED, inOrder, raisedAfter } from '../raised'
import { TaskIcon } from './TaskIcon'
import styles from './TaskList.module.css'

interface TaskListProps {
  tasks: readonly (VerticalTask & { desc?: string })[]
  source: TaskSource
  hidden?: boolean
}

/** Rows of tasks: one that becomes ready while the page is open comes to the top, once. */
export function TaskList({ tasks, source, hidden = false }: TaskListProps) {
  const { track } = useCampaign()
  const [before, setRaised] = useState(NOTHING_RAISED)
  const raised = raisedAfter(before, tasks)
  if (raised !== before) setRaised(raised)
  return (
    <ul hidden={hidden}>
      {inOrder(tasks, raised).map((task) => (
        <TaskRow
          key={task.taskId}
          task={task}
          source={source}
          icon={<TaskIcon taskId={task.taskId} status={task.status} />}
          {...(task.desc && { desc: task.desc })}
          className={raised.top.includes(task.taskId) ? styles.raised : undefined}
          onTap={(taskId, kind) =>
            track('button', kind === 'receive' ? 'claim-task' : 'go-task', { taskId })
          }
        />
      ))}
    </ul>
  )
}
