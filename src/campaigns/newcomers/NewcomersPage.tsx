import { useSearchParams } from 'react-router-dom'
import { listNoviceTasks } from '@/api/novice'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { Hero } from './Hero'
import { NewcomersSkeleton } from './NewcomersSkeleton'
import { ON_RETURN, planOf } from './plan'
import { PlanView } from './PlanView'
import { FurtherTasks } from './tasks/FurtherTasks'
import { GuestCard } from './tasks/GuestCard'
import { useRefetchOnReturn } from './useRefetchOnReturn'
import styles from './Newcomers.module.css'

/** 「新手成长计划」: a checklist for an account's first days. */
export function NewcomersPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const plan = useAnswer(listNoviceTasks, undefined, { ...ON_RETURN, select: planOf })
  const shell = useShellState(plan)
  usePageView(pageName, { from: sourceOf(params.get('from')) })
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
      {shell.name === 'GUEST' && <GuestCard />}
      {isOpen && plan.data && <PlanView plan={plan.data} />}
      {isOpen && <FurtherTasks />}
    </CampaignShell>
  )
}
