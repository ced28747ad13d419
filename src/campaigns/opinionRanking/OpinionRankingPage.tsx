import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import { valueOf } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { track } from '@/tracking/track'
import { usePageView } from '@/tracking/usePageView'
import { Tabs } from '@/ui/Tabs'
import { Hero } from './Hero'
import type { loadOpinionRanking } from './loader'
import { MyBar } from './MyBar'
import styles from './OpinionRankingPage.module.css'
import { PERIODS, addressOf } from './period'
import type { PeriodId } from './period'
import { RankingSkeleton } from './RankingSkeleton'
import { RankingBody } from './RankingBody'
import { standingOf } from './ranking'
import { useOnScreen } from './useOnScreen'

/** Who earned the most opinion score. */
export function OpinionRankingPage() {
  const [query, setQuery] = useSearchParams()
  const { tab, daoId } = addressOf(query)
  const { parts, retry } = usePageData<typeof loadOpinionRanking>()
  const gate = useLoginGate('opinionRanking')
  const [rulesOpen, setRulesOpen] = useState(false)
  const mine = useOnScreen()
  const first = useShellState(parts?.main)
  usePageView('opinionRanking', { daoId })
  // Once the page stands, another tab that is on its way or fails is the tab's matter.
  const [stands, setStands] = useState(false)
  if (!stands && parts?.main.ok) setStands(true)

  const choose = (next: PeriodId) => {
    track('opinionRanking', 'tab', next)
    const changed = new URLSearchParams(query)
    changed.set('period', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  const login = () => {
    track('opinionRanking', 'button', 'login')
    gate.openLogin()
  }
  const openRules = () => {
    track('opinionRanking', 'button', 'rule')
    setRulesOpen(true)
  }
  return (
    <CampaignShell
      title="意见分排行榜"
      className={styles.theme}
      state={stands ? { name: 'READY' } : first}
      skeleton={<RankingSkeleton />}
      onRetry={retry}
      pills={<SidePill label="规则" onPress={openRules} />}
      hero={<Hero updateTime={valueOf(parts?.main)?.updateTime} />}
    >
      <div className={styles.body}>
        <Tabs tabs={PERIODS} value={tab} onChange={choose} label="榜单周期">
          <RankingBody
            key={tab}
            address={{ daoId, tab }}
            main={parts?.main}
            myUid={valueOf(parts?.me)?.uid}
            mineRef={mine.ref}
            onRetry={retry}
            onLogin={login}
          />
        </Tabs>
      </div>
      <MyBar
        standing={standingOf(gate.loggedIn, valueOf(parts?.main)?.mine)}
        me={valueOf(parts?.me) ?? undefined}
        ready={parts?.main.ok === true}
        hidden={mine.onScreen}
        onLogin={login}
      />
      {gate.sheet}
      <PrivacySheet
        type={rulesOpen ? 'OPINION_RULES' : undefined}
        onClose={() => setRulesOpen(false)}
      />
    </CampaignShell>
  )
}
