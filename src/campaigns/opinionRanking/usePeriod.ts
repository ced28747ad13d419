import { useSearchParams } from 'react-router-dom'
import { readVisitParams } from '@/lib/urlParams'
import { track } from '@/tracking/track'
import { usePageView } from '@/tracking/usePageView'
import { addressOf } from './period'
import type { PeriodId, RankingAddress } from './period'

export const PAGE = 'opinionRanking'

/** What the address asks for, and the way to another period: in place, so that Back leaves the page. */
export function usePeriod(): { address: RankingAddress; choose: (tab: PeriodId) => void } {
  const [query, setQuery] = useSearchParams()
  const address = addressOf(query)
  const { shareUid, from } = readVisitParams(query)
  usePageView(PAGE, { daoId: address.daoId, shareUid, from })

  const choose = (next: PeriodId) => {
    if (next === address.tab) return
    track(PAGE, 'tab', next)
    const changed = new URLSearchParams(query)
    changed.set('period', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return { address, choose }
}
