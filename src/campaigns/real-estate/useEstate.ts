import { useMemo, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Sale } from '@/api/market'
import { keepGuestAnswer } from '@/kit/page/query/queryClient'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { idOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { TABS, keywordOf } from './market'
import type { Sort, TabId } from './market'
import { salesQuery, wantsQuery } from './queries'

const TAB_IDS = TABS.map(({ id }) => id)

/** A plot whose facts are open: one of the list, or the one that the address names. */
export interface Detail {
  landId: string
  sale?: Sale
}

export type Estate = ReturnType<typeof useEstate>

/** What the market shows: its tab in the address, what is searched for, which plot is open. */
export function useEstate() {
  const { track } = useCampaign()
  const session = useSessionKey()
  const [params] = useSearchParams()
  const itemId = idOf(params.get('itemId'))
  const [tab = 'sale', setTab] = useAddressTab<TabId>('tab', TAB_IDS)
  const [sort, setSort] = useEntryState<Sort>('sort', 'NEW')
  const [keyword, setKeyword] = useEntryState<string>('keyword', '')
  const landId = idOf(params.get('landId'))
  const [detail, setDetail] = useState<Detail | undefined>(landId ? { landId } : undefined)
  const all = useSales(session, itemId, 'NEW', '')
  const found = useSales(session, itemId, sort, keyword)
  const wants = useInfiniteQuery({
    ...useMemo(() => wantsQuery(session, itemId), [session, itemId]),
    enabled: tab === 'want',
  })
  return {
    itemId,
    /** What is traded here; undefined while nobody says. */
    item: all.data?.first?.item ?? undefined,
    all,
    found,
    wants,
    tab,
    choose(next: TabId) {
      track('tab', next)
      setTab(next)
    },
    sort,
    setSort,
    keyword,
    search(typed: string) {
      const next = keywordOf(typed)
      if (next === undefined || next === keyword) return
      track('input', 'search')
      setKeyword(next)
    },
    detail,
    openPlot(sale: Sale) {
      track('card', 'plot', { saleId: sale.saleId, landId: sale.landId })
      setDetail({ landId: sale.landId, sale })
    },
    closePlot: () => setDetail(undefined),
  }
}

/** The same options choose the same rows: thousands of them are not gone through with each draw. */
function useSales(session: number, itemId: string | undefined, sort: Sort, keyword: string) {
  return useInfiniteQuery(
    useMemo(() => {
      const options = salesQuery(session, { itemId, sort, keyword })
      return { ...options, placeholderData: keepGuestAnswer(options.queryKey) }
    }, [session, itemId, sort, keyword]),
  )
}
