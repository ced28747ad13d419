import { listVerticalTasks, type VerticalTask } from '@/api/tasks'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { QueryView } from '@/kit/query/QueryView'
import { answerKey, fetchAnswer, useAnswer } from '@/kit/query/answer'
import { refetchPage } from '@/kit/query/queryClient'
import { isSignedOut } from '@/kit/query/queryPart'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { TaskRow } from '@/kit/tasks/TaskRow'
import { useSoughtTask } from '@/kit/tasks/soughtTask'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import styles from './TasksCard.module.css'

/** Other tasks that earn points. */
export function TasksCard({ shell }: { shell: ShellStateName }) {
  const tasks = useAnswer(listVerticalTasks, { scene: 'SIGN_IN' })
  if (shell === 'ENDED' || shell === 'NOT_STARTED') return null
  const isGuest = shell === 'GUEST' || isSignedOut(tasks)
  return (
    <Card heading="更多任务">
      {isGuest ? (
        <div className={styles.note}>
          <p>登录后查看任务，赚取更多积分</p>
          <LoginButton small quiet>
            去登录
          </LoginButton>
        </div>
      ) : (
        <QueryView
          small
          query={tasks}
          skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
        >
          {(list) => <TaskStrip tasks={list} />}
        </QueryView>
      )}
    </Card>
  )
}

const FIRST = 5
const MORE = 20

function TaskStrip({ tasks }: { tasks: readonly VerticalTask[] }) {
  const { track } = useCampaign()
  const shown = useStableOrder(tasksToShow(tasks), ({ taskId }) => taskId)
  const sought = useSoughtTask()
  const [count, setCount] = useEntryState(
    'tasks',
    Math.max(FIRST, shown.findIndex(({ taskId }) => taskId === sought) + 1),
  )
  if (shown.length === 0)
    return <EmptyState text="暂无任务，明天再来看看" className={styles.none} />
  const rest = shown.length - count
  const source = {
    fetchFresh: () => fetchAnswer(listVerticalTasks, { scene: 'SIGN_IN' }),
    refetch: () => refetchPage(answerKey(listVerticalTasks, { scene: 'SIGN_IN' })),
  }
  return (
    <>
      <ul>
        {shown.slice(0, count).map((task) => (
          <TaskRow
            key={task.taskId}
            task={task}
            source={source}
            isSought={task.taskId === sought}
            onTap={(taskId) => track('card', 'task', { taskId })}
          />
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
