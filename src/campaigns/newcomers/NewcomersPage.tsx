import { useEffect, useRef } from 'react'
import { listNoviceTasks } from '@/api/novice'
import { listVerticalTasks } from '@/api/tasks'
import { useStableOrder } from '@/kit/list/useStableOrder'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { NoticeCard } from '@/kit/page/parts/NoticeCard'
import { QueryView } from '@/kit/query/QueryView'
import { answerKey, fetchAnswer, useAnswer } from '@/kit/query/answer'
import { queryClient, refetchPage } from '@/kit/query/queryClient'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { usePageView } from '@/kit/page/usePageView'
import { tasksToShow } from '@/kit/tasks/taskRules'
import { SkeletonLines } from '@/ui/Skeleton'
import { Hero } from './Hero'
import { PlanView } from './PlanView'
import { TaskList } from './TaskList'
import { head } from './head'
import { ON_RETURN, RETURN_MS, planOf } from './plan'
import styles from './Newcomers.module.css'

/** 「新手成长计划」: a checklist for an account's first days. */
export function NewcomersPage() {
  const { pageName } = useCampaign()
  const plan = useAnswer(listNoviceTasks, undefined, { ...ON_RETURN, select: planOf })
  const shell = useShellState(plan)
  usePageView(pageName)
  useRefetchOnReturn()
  const isOpen = shell.name === 'READY'
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<NewcomersSkeleton />}
      hero={<Hero plan={plan.data} />}
    >
      {shell.name === 'GUEST' && (
        // The plan is personal.
        <NoticeCard
          label="登录"
          title="登录后领取你的成长清单"
          text="完成清单上的事，种子就会慢慢发芽"
        >
          <LoginButton wide>登录</LoginButton>
        </NoticeCard>
      )}
      {isOpen && plan.data && <PlanView plan={plan.data} />}
      {isOpen && <FurtherTasks />}
    </CampaignShell>
  )
}

/** Refetches everything once the page is visible again. */
function useRefetchOnReturn(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refetch = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void queryClient.invalidateQueries(), RETURN_MS)
  }
  useOnVisible(refetch)
  useOnPageRestore(refetch)
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** The tasks after the first days. */
function FurtherTasks() {
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

function NewcomersSkeleton() {
  return (
    <>
      <Card label="成长清单">
        <SkeletonLines count={6} className={styles.skeleton} />
      </Card>
      <Card label="进阶任务">
        <SkeletonLines count={4} className={styles.skeleton} />
      </Card>
    </>
  )
}
