import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { sourceOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { usePageView } from '@/tracking/usePageView'
import { FurtherTasks } from './tasks/FurtherTasks'
import { GuestCard } from './tasks/GuestCard'
import { head } from './head'
import { Hero } from './hero/Hero'
import { PlanView } from './PlanView'
import { NewcomersSkeleton } from './NewcomersSkeleton'
import { planQuery } from './queries'
import { useRefetchOnReturn } from './useRefetchOnReturn'
import styles from './Newcomers.module.css'

/** 「新手成长计划」: a checklist for somebody's first days. */
export function NewcomersPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const plan = useQuery(planQuery(useSessionKey()))
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
