import { listVerticalTasks } from '@/api/tasks'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { answerKey, fetchAnswer, useAnswer } from '@/kit/page/query/answer'
import { refetchPage } from '@/kit/page/query/queryClient'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { SkeletonLines } from '@/ui/Skeleton'
import { ON_RETURN } from '../plan'
import { TaskList } from './TaskList'
import styles from '../Newcomers.module.css'

/** The tasks after the first days. */
export function FurtherTasks() {
  const tasks = useAnswer(listVerticalTasks, { scene: 'NEWCOMER' }, ON_RETURN)
  const source = {
    fetchFresh: () => fetchAnswer(listVerticalTasks, { scene: 'NEWCOMER' }),
    refetch: () => refetchPage(answerKey(listVerticalTasks, { scene: 'NEWCOMER' })),
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
