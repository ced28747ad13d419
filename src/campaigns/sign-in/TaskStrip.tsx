import { useState } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { Button } from '@/ui/Button'
import { progressText, sortTasks, taskActionOf } from './tasks'
import styles from './TaskStrip.module.css'

export interface TaskStripProps {
  tasks: readonly VerticalTask[]
  onPress: (task: VerticalTask) => Promise<void>
}

const FIRST = 5
const MORE = 20

/** More ways to points. */
export function TaskStrip({ tasks, onPress }: TaskStripProps) {
  const [count, setCount] = useState(FIRST)
  if (tasks.length === 0) return <p className={styles.none}>暂无任务，明天再来看看</p>
  const rest = tasks.length - count
  return (
    <>
      <ul>
        {sortTasks(tasks)
          .slice(0, count)
          .map((task) => (
            <TaskRow key={task.taskId} task={task} onPress={onPress} />
          ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setCount(count + MORE)}>
          还有{rest}个任务，查看更多
        </button>
      )}
    </>
  )
}

function TaskRow({ task, onPress }: { task: VerticalTask } & Pick<TaskStripProps, 'onPress'>) {
  const action = taskActionOf(task)
  const progress = progressText(task)
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <h3 className={styles.title}>{task.title || '神秘任务'}</h3>
        <p className={styles.detail}>
          {task.rewardText && <span className={styles.reward}>+{task.rewardText}</span>}
          {progress && <span>进度 {progress}</span>}
        </p>
      </div>
      <Button
        small
        quiet={action.kind === 'go'}
        disabled={action.kind === 'none'}
        label={`${task.title} ${action.label}`}
        onPress={() => onPress(task)}
      >
        {action.label}
      </Button>
    </li>
  )
}
