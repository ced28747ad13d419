import { useEffect, useRef, useState } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { progressText, taskActionOf, taskTitle, tasksToShow } from './tasks'
import { useReceive } from './useTasks'
import type { TaskActions } from './useTasks'
import styles from './TaskStrip.module.css'

export interface TaskStripProps {
  tasks: readonly VerticalTask[]
  actions: TaskActions
}

const FIRST = 5
const MORE = 20

/** More ways to points. */
export function TaskStrip({ tasks, actions }: TaskStripProps) {
  const [count, setCount] = useState(FIRST)
  const shown = tasksToShow(tasks)
  if (shown.length === 0)
    return <EmptyState text="暂无任务，明天再来看看" className={styles.none} />
  const rest = shown.length - count
  return (
    <>
      <ul>
        {shown.slice(0, count).map((task) => (
          <TaskRow key={task.taskId} task={task} actions={actions} />
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

type TaskRowProps = { task: VerticalTask } & Pick<TaskStripProps, 'actions'>

function TaskRow({ task, actions }: TaskRowProps) {
  const { taskId } = task
  const receive = useReceive(actions)
  const action = taskActionOf(task)
  const { row, hold } = useFocusStays(action.kind)
  const progress = progressText(task)
  const title = taskTitle(task)
  const press = () => {
    track('sign-in', 'card', 'task', { taskId })
    if (action.kind !== 'receive') return actions.follow(taskId)
    hold()
    return receive(taskId)
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.task}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.detail}>
          {task.rewardText && <span className={styles.reward}>+{task.rewardText}</span>}
          {progress && <span>进度 {progress}</span>}
        </p>
      </div>
      <Button
        small
        quiet={action.kind === 'go'}
        disabled={action.kind === 'none'}
        label={`${title} ${action.label}`}
        onPress={press}
      >
        {action.label}
      </Button>
    </li>
  )
}

/** The row takes the focus when its pressed button is switched off under it, as after 领取. */
function useFocusStays(kind: string) {
  const row = useRef<HTMLLIElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (kind !== 'none' || !held.current) return
    held.current = false
    if (!focusIsElsewhere(row.current)) row.current?.focus({ preventScroll: true })
  }, [kind])
  const hold = () => {
    held.current = true
  }
  return { row, hold }
}

function focusIsElsewhere(row: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement !== document.body && !row?.contains(activeElement)
}
