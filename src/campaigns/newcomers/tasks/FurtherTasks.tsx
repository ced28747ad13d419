import { useQuery } from '@tanstack/react-query'
import { Card } from '@/kit/page/parts/Card'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { fetchFresh, refetchPage } from '@/kit/page/query/queryClient'
import { QueryView } from '@/kit/page/parts/QueryView'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { useSessionKey } from '@/session/useSession'
import { SkeletonLines } from '@/ui/Skeleton'
import { furtherTasksQuery } from '../queries'
import { TaskList } from './TaskList'
import styles from '../Newcomers.module.css'

/** What comes after the first days. */
export function FurtherTasks() {
  const options = furtherTasksQuery(useSessionKey())
  const tasks = useQuery(options)
  const source = {
    fetchFresh: () => fetchFresh(options),
    refetch: () => refetchPage(options.queryKey),
  }
  const shown = useStableOrder(tasksToShow(tasks.data ?? []), ({ taskId }) => taskId)
  if (tasks.data && shown.length === 0) return null
  return (
    <Card heading="进阶任务">
      <QueryView
        small
        query={tasks}
        skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
      >
        {() => <TaskList tasks={shown} source={source} />}
      </QueryView>
    </Card>
  )
}
