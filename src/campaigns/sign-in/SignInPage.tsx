import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { queryClient } from '@/kit/page/query/queryClient'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { CalendarCard } from './calendar/CalendarCard'
import { Hero } from './hero/Hero'
import { Rules } from './Rules'
import { SignCard } from './cycle/SignCard'
import styles from './SignInPage.module.css'
import { cycleDaysOf } from './signIn'
import { SignSkeleton } from './SignSkeleton'
import { TasksCard } from './TasksCard'
import { useDayTurn } from './calendar/useDayTurn'
import { useSignStatus } from './cycle/useSignStatus'

export function SignInPage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const { status, activityId } = useSignStatus()
  const shell = useShellState(status, status.data)
  const [rulesOpen, setRulesOpen] = useState(false)
  usePageView(pageName, { activityId, from: sourceOf(params.get('from')) })
  useDayTurn(status.data?.today, () => queryClient.invalidateQueries())

  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<SignSkeleton />}
      hero={<Hero />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setRulesOpen(true)
          }}
        />
      }
    >
      <SignCard shell={shell.name} />
      <CalendarCard shell={shell.name} />
      <TasksCard shell={shell.name} />
      <Rules
        open={rulesOpen}
        onClose={() => setRulesOpen(false)}
        cycleDays={cycleDaysOf(status.data)}
        makeup={status.data?.makeupLeft !== undefined}
      />
    </CampaignShell>
  )
}
