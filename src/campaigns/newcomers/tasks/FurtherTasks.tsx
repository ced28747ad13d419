import { listVerticalTasks } from '@/api/tasks'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { answerQuery, useAnswer } from '@/kit/page/query/answer'
import { fetchFresh, refetchPage } from '@/kit/page/query/queryClient'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { SkeletonLines } from '@/ui/Skeleton'
import { ON_RETURN } from '../plan'
import { TaskList } from './TaskList'
import styles from '../Newcomers.module.css'

/** What comes after the first days. */
export function FurtherTasks() {
  const options = answerQuery(listVerticalTasks, { scene: 'NEWCOMER' })
  const tasks = useAnswer(listVerticalTasks, { scene: 'NEWCOMER' }, ON_RETURN)
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
