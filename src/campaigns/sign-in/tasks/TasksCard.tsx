import { useQuery } from '@tanstack/react-query'
import { Card } from '@/kit/page/parts/Card'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { QueryView } from '@/kit/page/parts/QueryView'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { Button } from '@/ui/button/Button'
import { SkeletonLines } from '@/ui/Skeleton'
import { tasksQuery } from '../queries'
import { TaskStrip } from './TaskStrip'
import styles from './TaskStrip.module.css'

/** More ways to points. */
export function TasksCard({ shell }: { shell: ShellStateName }) {
  const { openLogin } = useCampaign()
  const tasks = useQuery(tasksQuery(useSessionKey()))
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
