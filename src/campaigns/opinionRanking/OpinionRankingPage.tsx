import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listDaoRows } from '@/api/arena'
import { usePages } from '@/kit/query/pagedQuery'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { withoutCampaign } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { readVisitParams } from '@/lib/url/urlParams'
import { Tabs } from '@/ui/tabs/Tabs'
import { head } from './head'
import { Hero } from './Hero'
import { RankingBody } from './list/RankingBody'
import { RankingSkeleton } from './list/RankingSkeleton'
import { MyBar } from './MyBar'
import { PERIODS, addressOf, rankIdOf, ranksOf, type PeriodId, type RankingAddress } from './period'
import styles from './OpinionRankingPage.module.css'

/** The ranking by opinion score. */
export function OpinionRankingPage() {
  const { track, openLogin } = useCampaign()
  const { address, choose } = usePeriod()
  const ranks = usePages(listDaoRows, ranksOf(address), { idOf: rankIdOf })
  const mine = useIsRowVisible()
  const shell = withoutCampaign(useShellState(ranks))
  // Once the page is ready, another tab shows its own loading or error state.
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

/** The address's period, and a setter that replaces it in place, so that Back leaves the page. */
function usePeriod(): { address: RankingAddress; choose: (tab: PeriodId) => void } {
  const { pageName, track } = useCampaign()
  const [query, setQuery] = useSearchParams()
  const address = addressOf(query)
  const { shareUid } = readVisitParams(query)
  usePageView(pageName, { daoId: address.daoId, shareUid })

  // The address follows a tap a moment later: two quick taps end at the second one, also where the first is still shown.
  const tapped = useRef(address.tab)
  const choose = (next: PeriodId) => {
    if (next === address.tab && next === tapped.current) return
    tapped.current = next
    track('tab', next)
    const changed = new URLSearchParams(query)
    changed.set('period', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return { address, choose }
}

/** Whether an element is visible. `ref` may move from one element to another. */
function useIsRowVisible() {
  const [element, ref] = useState<Element | null>(null)
  const [seen, setSeen] = useState<Element>()
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1]
      setSeen(last?.isIntersecting ? element : undefined)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { ref, onScreen: element !== null && seen === element }
}
