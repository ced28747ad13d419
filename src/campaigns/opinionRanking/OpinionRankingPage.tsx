import { useState } from 'react'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import { valueOf } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { track } from '@/tracking/track'
import { Tabs } from '@/ui/Tabs'
import { Hero } from './Hero'
import type { loadOpinionRanking } from './loader'
import { MyBar } from './MyBar'
import styles from './OpinionRankingPage.module.css'
import { PERIODS } from './period'
import { RankingSkeleton } from './RankingSkeleton'
import { RankingBody } from './RankingBody'
import { pageStateOf, standingOf } from './ranking'
import { useLast } from './useLast'
import { useOnScreen } from './useOnScreen'
import { PAGE, usePeriod } from './usePeriod'
import { useRules } from './useRules'

/** Who earned the most opinion score. */
export function OpinionRankingPage() {
  const { address, choose } = usePeriod()
  const { parts, retry } = usePageData<typeof loadOpinionRanking>()
  const main = parts?.main
  const me = useLast(parts?.me)
  const updateTime = useLast(valueOf(main)?.updateTime)
  const gate = useLoginGate(PAGE)
  const rules = useRules()
  const mine = useOnScreen()
  const first = pageStateOf(useShellState(main))
  // Once the page stands, another tab that is on its way or fails is the tab's matter.
  const [stands, setStands] = useState(false)
  if (!stands && main?.ok) setStands(true)

  const login = () => {
    track(PAGE, 'button', 'login')
    gate.openLogin()
  }
  return (
    <CampaignShell
      title="意见分排行榜"
      className={styles.theme}
      state={stands ? { name: 'READY' } : first}
      skeleton={<RankingSkeleton />}
      onRetry={retry}
      pills={<SidePill label="规则" onPress={rules.show} />}
      hero={<Hero updateTime={updateTime} />}
    >
      <div className={styles.body}>
        <Tabs tabs={PERIODS} value={address.tab} onChange={choose} label="榜单周期">
          <RankingBody
            key={address.tab}
            address={address}
            main={main}
            myUid={valueOf(me)?.uid}
            mineRef={mine.ref}
            onRetry={retry}
            onLogin={login}
          />
        </Tabs>
      </div>
      <MyBar
        standing={standingOf({ hasLogin: gate.loggedIn, main, me })}
        me={valueOf(me) ?? undefined}
        hidden={mine.onScreen}
        onLogin={login}
      />
      {gate.sheet}
      {rules.sheet}
    </CampaignShell>
  )
}
