import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import { valueOf } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { idOf, sourceOf } from '@/lib/urlParams'
import { track } from '@/tracking/track'
import { usePageView } from '@/tracking/usePageView'
import { CalendarCard } from './CalendarCard'
import { Hero } from './Hero'
import { Rules } from './Rules'
import { SignCard } from './SignCard'
import styles from './SignInPage.module.css'
import { SignRewardDialog } from './SignRewardDialog'
import { SignSkeleton } from './SignSkeleton'
import { TasksCard } from './TasksCard'
import type { loadSignIn } from './loader'
import { cycleDaysOf, streakOf, sunriseOf } from './signIn'
import { useBalance } from './useBalance'
import { useDayTurn } from './useDayTurn'
import { useSigning } from './useSigning'

export function SignInPage() {
  const [query] = useSearchParams()
  const { parts, reload, retry } = usePageData<typeof loadSignIn>()
  const gate = useLoginGate('sign-in')
  const activityId = idOf(query.get('activityId'))
  const status = valueOf(parts?.main)
  const shell = useShellState(parts?.main, status)
  const signing = useSigning({ status, activityId, reload, openLogin: gate.openLogin })
  const { shown } = signing
  const points = valueOf(parts?.points)
  const balance = useBalance({ told: shown?.points, asked: points })
  const [rulesOpen, setRulesOpen] = useState(false)
  usePageView('sign-in', { activityId, from: sourceOf(query.get('from')) })
  useDayTurn(status?.today, reload)

  return (
    <CampaignShell
      title="每日签到"
      className={styles.theme}
      state={shell}
      skeleton={<SignSkeleton />}
      onRetry={retry}
      onStart={() => void reload()}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('sign-in', 'button', 'rule')
            setRulesOpen(true)
          }}
        />
      }
      hero={
        <Hero
          streak={streakOf(shown)}
          rise={sunriseOf(shown?.cycle ?? [])}
          points={balance}
          expiring={points}
        />
      }
    >
      <SignCard shell={shell.name} signing={signing} onLogin={gate.openLogin} />
      <CalendarCard shell={shell.name} signing={signing} />
      <TasksCard
        shell={shell.name}
        tasks={parts?.tasks}
        reload={reload}
        retry={retry}
        onLogin={gate.openLogin}
      />
      {gate.sheet}
      <SignRewardDialog reward={signing.reward} onClose={signing.closeReward} />
      <Rules
        open={rulesOpen}
        onClose={() => setRulesOpen(false)}
        cycleDays={cycleDaysOf(shown)}
        makeup={shown?.makeupLeft !== undefined}
      />
    </CampaignShell>
  )
}
