import { listVerticalTasks } from '@/api/tasks'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { isSignedOut } from '@/kit/page/query/queryPart'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { TaskStrip } from './TaskStrip'
import styles from './TaskStrip.module.css'

/** More ways to points. */
export function TasksCard({ shell }: { shell: ShellStateName }) {
  const { openLogin } = useCampaign()
  const tasks = useAnswer(listVerticalTasks, { scene: 'SIGN_IN' })
  if (shell === 'ENDED' || shell === 'NOT_STARTED') return null
  const isGuest = shell === 'GUEST' || isSignedOut(tasks)
  return (
    <Card heading="更多任务">
      {isGuest ? (
        <div className={styles.note}>
          <p>登录后查看任务，赚取更多积分</p>
          <Button small quiet onPress={openLogin}>
            去登录
          </Button>
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
