import type { EntrustTask } from '@/api/entrust'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { EmptyState } from '@/ui/EmptyState'
import { usePress } from '@/ui/button/usePress'
import { TASK_LABELS, progressOf, tasksToShow } from '../entrust'
import styles from './TaskCard.module.css'

/** The keeper's daily tasks, with their progress. */
export function TaskCard({ tasks }: { tasks: readonly EntrustTask[] }) {
  const shown = tasksToShow(tasks)
  return (
    <Card heading="代办任务">
      {shown.length === 0 ? (
        <EmptyState text="今天没有要代办的任务" />
      ) : (
        <ul>
          {shown.map((task) => (
            <TaskRow key={task.taskId} task={task} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskRow({ task }: { task: EntrustTask }) {
  const { track } = useCampaign()
  const follow = useTaskJump()
  const { taskId, rewardText, status } = task
  const { busy, press } = usePress(() => {
    track('card', 'task', { taskId })
    return follow(taskId)
  })
  const { share, text } = progressOf(task)
  return (
    <li>
      <button
        type="button"
        className={styles.task}
        data-status={status}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        <span className={styles.dial} aria-hidden="true">
          <svg viewBox="0 0 44 44">
            <circle className={styles.track} cx="22" cy="22" r="18" />
            <circle
              className={styles.fill}
              cx="22"
              cy="22"
              r="18"
              transform="rotate(-90 22 22)"
              strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            />
            {status === 'DONE' && <path className={styles.tick} d="M14 22l6 6 11-12" />}
          </svg>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{task.name || '管家的差事'}</span>
          {rewardText && <span className={styles.reward}>{rewardText}</span>}
        </span>
        <span className={styles.state}>
          {text && <b className={styles.count}>{text}</b>}
          {TASK_LABELS[status]}
        </span>
      </button>
    </li>
  )
}

const CIRCUMFERENCE = 2 * Math.PI * 18
