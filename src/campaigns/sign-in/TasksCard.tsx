import type { VerticalTask } from '@/api/tasks'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { Button } from '@/ui/Button'
import { TaskStrip } from './TaskStrip'
import styles from './SignInPage.module.css'
import { useTasks } from './useTasks'

export interface TasksCardProps {
  shell: ShellStateName
  tasks: Settled<VerticalTask[]> | undefined
  reload: () => Promise<{ tasks: Settled<VerticalTask[]> }>
  retry: () => Promise<unknown>
  onLogin: () => void
}

export function TasksCard({ shell, tasks, reload, retry, onLogin }: TasksCardProps) {
  const press = useTasks({ reload, openLogin: onLogin })
  const guest = shell === 'GUEST' || (tasks?.ok === false && tasks.failure.kind === 'signedOut')
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
        <TasksBody tasks={tasks} retry={retry} onPress={press} />
      )}
    </section>
  )
}

interface TasksBodyProps extends Pick<TasksCardProps, 'tasks' | 'retry'> {
  onPress: (task: VerticalTask) => Promise<void>
}

function TasksBody({ tasks, retry, onPress }: TasksBodyProps) {
  if (tasks?.ok === false)
    return (
      <div className={styles.note}>
        <Button small quiet onPress={retry}>
          加载失败，点击重试
        </Button>
      </div>
    )
  return <TaskStrip tasks={tasks?.value ?? []} onPress={onPress} />
}
