import { useEffect, useRef, useState } from 'react'
import { listNoviceTasks } from '@/api/novice'
import { celebrate } from '@/kit/claim/celebrate'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { answerKey, fetchAnswer } from '@/kit/query/answer'
import { refetchPage } from '@/kit/query/queryClient'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/tabs/Tabs'
import { ON_RETURN, growthOf, planOf, tasksOf, viewOf, type Plan } from './plan'
import { TaskList } from './TaskList'
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

/** The groups of the plan, one at a time. */
function PlanTasks({ plan }: { plan: Plan }) {
  const { track } = useCampaign()
  const ids = plan.groups.map(({ groupId }) => groupId)
  const [chosen = '', choose] = useAddressTab('group', ids)
  const source = {
    fetchFresh: async () => tasksOf(planOf(await fetchAnswer(listNoviceTasks, undefined))),
    refetch: () => refetchPage(answerKey(listNoviceTasks, undefined)),
  }
  const [only, second] = plan.groups
  if (only && !second)
    return (
      <Card heading={only.title}>
        <TaskList tasks={only.tasks} source={source} />
      </Card>
    )
  const tabs = plan.groups.map(({ groupId, title, tasks }) => {
    const { done, all } = growthOf(tasks)
    return { id: groupId, label: `${title} ${done}/${all}` }
  })
  const change = (groupId: string) => {
    track('tab', 'group', { groupId: groupId.replace(/^\d+-/, '') })
    choose(groupId)
  }
  return (
    <Card heading="成长清单">
      <Tabs tabs={tabs} value={chosen} onChange={change} label="阶段">
        {plan.groups.map(({ groupId, tasks }) => (
          // All stay mounted, so that each keeps its state while another one is shown.
          <TaskList key={groupId} tasks={tasks} source={source} hidden={groupId !== chosen} />
        ))}
      </Tabs>
    </Card>
  )
}

interface SignInCardProps {
  title: string
  text: string
  /** It has just been reached. */
  isFresh?: boolean
}

/** The first days are over: the next step. */
function SignInCard({ title, text, isFresh = false }: SignInCardProps) {
  const { track } = useCampaign()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh && heading.current) void celebrate(heading.current)
  }, [isFresh])
  return (
    <NoticeCard label={title} title={title} text={text} ref={heading}>
      <ButtonLink wide to="/sign-in?from=newcomers" onClick={() => track('button', 'go-sign-in')}>
        去签到
      </ButtonLink>
    </NoticeCard>
  )
}
