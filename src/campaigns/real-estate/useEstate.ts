import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SALES_PAGE_SIZE, listSales, listWants } from '@/api/market'
import type { Sale } from '@/api/market'
import { usePages } from '@/kit/list/pagedQuery'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { idOf } from '@/lib/url/urlParams'
import { TABS, keywordOf } from './market'
import type { Sort, TabId } from './market'
import { WHILE_SHORT, saleIdOf, salesOf, wantIdOf } from './queries'

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
  const [params] = useSearchParams()
  const itemId = idOf(params.get('itemId'))
  const [tab = 'sale', setTab] = useAddressTab<TabId>('tab', TAB_IDS)
  const [sort, setSort] = useEntryState<Sort>('sort', 'NEW')
  const [keyword, setKeyword] = useEntryState<string>('keyword', '')
  const landId = idOf(params.get('landId'))
  const [detail, setDetail] = useState<Detail | undefined>(landId ? { landId } : undefined)
  const all = useSales(itemId, 'NEW', '')
  const found = useSales(itemId, sort, keyword)
  const wants = usePages(
    listWants,
    { itemId, pageSize: SALES_PAGE_SIZE },
    { idOf: wantIdOf, enabled: tab === 'want' },
  )
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

const useSales = (itemId: string | undefined, sort: Sort, keyword: string) =>
  usePages(listSales, salesOf({ itemId, sort, keyword }), {
    idOf: saleIdOf,
    keepGuest: true,
    ...WHILE_SHORT,
  })
