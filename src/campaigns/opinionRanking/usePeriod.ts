import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { addressOf } from './period'
import type { PeriodId, RankingAddress } from './period'

/** What the address asks for, and the way to another period: in place, so that Back leaves the page. */
export function usePeriod(): { address: RankingAddress; choose: (tab: PeriodId) => void } {
  const { pageName, track } = useCampaign()
  const [query, setQuery] = useSearchParams()
  const address = addressOf(query)
  const { shareUid, from } = readVisitParams(query)
  usePageView(pageName, { daoId: address.daoId, shareUid, from })

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
