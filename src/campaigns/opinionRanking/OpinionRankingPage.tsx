import { useState } from 'react'
import { listDaoRows } from '@/api/arena'
import { usePages } from '@/kit/list/pagedQuery'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { Tabs } from '@/ui/tabs/Tabs'
import { head } from './head'
import { Hero } from './hero/Hero'
import { MyBar } from './mine/MyBar'
import styles from './OpinionRankingPage.module.css'
import { PERIODS } from './period'
import { pageStateOf } from './ranking'
import { RankingBody } from './list/RankingBody'
import { RankingSkeleton } from './list/RankingSkeleton'
import { useOnScreen } from './mine/useOnScreen'
import { usePeriod } from './usePeriod'
import { rankIdOf, ranksOf } from './period'

/** Who earned the most opinion score. */
export function OpinionRankingPage() {
  const { track, openLogin } = useCampaign()
  const { address, choose } = usePeriod()
  const ranks = usePages(listDaoRows, ranksOf(address), { idOf: rankIdOf })
  const mine = useOnScreen()
  const shell = pageStateOf(useShellState(ranks))
  // Once the page is ready, another tab that is on its way or fails is the tab's matter.
  const [isReady, setIsReady] = useState(false)
  if (!isReady && ranks.data) setIsReady(true)

  const login = () => {
    track('button', 'login')
    openLogin()
  }
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={isReady ? { name: 'READY' } : shell}
      skeleton={<RankingSkeleton />}
      pills={
        <SidePill label="规则" to="/opinionScoreRules" onPress={() => track('button', 'rule')} />
      }
      hero={<Hero address={address} />}
    >
      <div className={styles.body}>
        <Tabs tabs={PERIODS} value={address.tab} onChange={choose} label="榜单周期">
          <RankingBody key={address.tab} query={ranks} mineRef={mine.ref} onLogin={login} />
        </Tabs>
      </div>
      <MyBar ranks={ranks} hidden={mine.onScreen} onLogin={login} />
    </CampaignShell>
  )
}
