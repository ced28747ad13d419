import type { VerticalTask } from '@/api/tasks'
import { isSignedOut } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { Button } from '@/ui/Button'
import { SkeletonLines } from '@/ui/Skeleton'
import { TaskStrip } from './TaskStrip'
import styles from './SignInPage.module.css'
import { useTaskActions } from './useTasks'
import type { TaskActions } from './useTasks'

export interface TasksCardProps {
  shell: ShellStateName
  tasks: Settled<VerticalTask[]> | undefined
  reload: TaskActions['reload']
  retry: () => Promise<unknown>
  onLogin: () => void
}

export function TasksCard({ shell, tasks, reload, retry, onLogin }: TasksCardProps) {
  const actions = useTaskActions({ reload, openLogin: onLogin })
  const guest = shell === 'GUEST' || isSignedOut(tasks)
  if (shell === 'ENDED' || shell === 'NOT_STARTED') return null
  return (
    <section className={styles.card} aria-label="更多任务">
      <h2 className={styles.heading}>更多任务</h2>
      {guest ? (
        <div className={styles.note}>
          <p>登录后查看任务，赚取更多积分</p>
          <Button small quiet onPress={onLogin}>
            去登录
          </Button>
        </div>
      ) : (
        <TasksBody tasks={tasks} retry={retry} actions={actions} />
      )}
    </section>
  )
}

interface TasksBodyProps extends Pick<TasksCardProps, 'tasks' | 'retry'> {
  actions: TaskActions
}

function TasksBody({ tasks, retry, actions }: TasksBodyProps) {
  if (tasks?.ok === false)
    return (
      <div className={styles.note}>
        <Button small quiet onPress={retry}>
          加载失败，点击重试
        </Button>
      </div>
    )
  if (!tasks) return <SkeletonLines count={4} className={styles.tasksWaiting} />
  return <TaskStrip tasks={tasks.value} actions={actions} />
}
