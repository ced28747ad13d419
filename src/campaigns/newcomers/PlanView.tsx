import { useState } from 'react'
import { Card } from '@/kit/page/parts/Card'
import { useMe } from '@/kit/people/me'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { ON_RETURN, viewOf } from './plan'
import type { Plan } from './plan'
import { PlanTasks } from './tasks/PlanTasks'
import { SignInCard } from './tasks/SignInCard'
import styles from './Newcomers.module.css'

/** The tasks, or why there are none. */
export function PlanView({ plan }: { plan: Plan }) {
  const user = useMe(ON_RETURN)
  const view = viewOf(plan, user)
  const [first] = useState(view)
  if (view === 'asking')
    return (
      <Card label="成长清单">
        <div aria-busy="true">
          <SkeletonLines count={4} className={styles.skeleton} />
        </div>
      </Card>
    )
  if (view === 'over')
    return <SignInCard title="新手任务已结束" text="每天来签个到，积分一直在长" />
  if (view === 'empty')
    return (
      <Card label="成长清单">
        <EmptyState text="任务准备中" />
      </Card>
    )
  return (
    <>
      {view === 'finished' && (
        <SignInCard
          title="新手任务全部完成"
          text="小苗长成啦，接下来每天来签个到吧"
          isFresh={first === 'tasks'}
        />
      )}
      <PlanTasks plan={plan} />
    </>
  )
}
