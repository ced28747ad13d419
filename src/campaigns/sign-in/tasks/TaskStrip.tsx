import { listVerticalTasks } from '@/api/tasks'
import type { VerticalTask } from '@/api/tasks'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, refetchPage } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { TaskRow } from '@/kit/tasks/TaskRow'
import { useSoughtTask } from '@/kit/tasks/soughtTask'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { EmptyState } from '@/ui/EmptyState'
import styles from './TaskStrip.module.css'

export interface TaskStripProps {
  tasks: readonly VerticalTask[]
}

const FIRST = 5
const MORE = 20

/** More ways to points. */
export function TaskStrip({ tasks }: TaskStripProps) {
  const { track } = useCampaign()
  const options = answerQuery(listVerticalTasks, { scene: 'SIGN_IN' })
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
    fetchFresh: () => fetchFresh(options),
    refetch: () => refetchPage(options.queryKey),
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
