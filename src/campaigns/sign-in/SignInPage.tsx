import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { queryClient } from '@/kit/page/query/queryClient'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { CalendarCard } from './CalendarCard'
import { endOf } from './dates'
import type { DateText } from './dates'
import { head } from './head'
import { Hero } from './hero/Hero'
import { Rules } from './Rules'
import { SignCard } from './SignCard'
import { cycleDaysOf } from './signIn'
import { SignSkeleton } from './SignSkeleton'
import { TasksCard } from './TasksCard'
import { useSignStatus } from './useSignStatus'
import styles from './SignInPage.module.css'

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

/** The day changes for all clients at once: their requests are spread. */
const SPREAD_MS = 2000
/** The platform can be a moment behind its own clock. */
const RETRY_MS = 20_000

/** Refetches when the platform's midnight passes while the page is open, until the answer is of another day. */
function useDayTurn(today: DateText | undefined, refetch: () => Promise<unknown>): void {
  const end = today === undefined ? undefined : endOf(today)
  const now = useServerNowAt([end])
  const turned = end !== undefined && now >= end
  const onTurn = useEffectEvent(refetch)

  useEffect(() => {
    if (!turned) return undefined
    let timer = setTimeout(ask, Math.random() * SPREAD_MS)
    function ask() {
      timer = setTimeout(ask, RETRY_MS)
      void onTurn()
    }
    return () => clearTimeout(timer)
  }, [turned, today])
}
