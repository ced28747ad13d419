import { queryOptions } from '@tanstack/react-query'
import type { InfiniteData, Query, QueryKey } from '@tanstack/react-query'
import { ASSET_PAGE_SIZE, listAssets } from '@/api/assets'
import type { Asset } from '@/api/assets'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readLand } from '@/api/land'
import { SALES_PAGE_SIZE, listSales, listWants } from '@/api/market'
import type { MarketItem, Sale, Want } from '@/api/market'
import { pagedQuery } from '@/kit/list/pagedQuery'
import type { Page } from '@/kit/list/pagedQuery'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import type { Sort } from './market'

export interface SalesPage extends Page<Sale> {
  item: MarketItem | null
}

export interface Filter {
  itemId: string | undefined
  sort: Sort
  /** '' for everything. */
  keyword: string
}

export const saleIdOf = ({ saleId }: Sale) => saleId
export const wantIdOf = ({ tradeId }: Want) => tradeId
export const assetIdOf = ({ assetId }: Asset) => assetId

const ROOT = 'real-estate'
/** A list of more pages is not asked for whole: its rows are, one by one. */
const FEW_PAGES = 5

const pagesIn = ({ state }: Pick<Query, 'state'>): number =>
  (state.data as InfiniteData<unknown> | undefined)?.pages?.length ?? 0
const isShort = (query: Pick<Query, 'state'>) => pagesIn(query) <= FEW_PAGES

/** What is offered, in pages; whose it is follows from the session. */
export const salesQuery = (session: number, filter: Filter) => ({
  ...pagedQuery<Sale, SalesPage>({
    queryKey: [ROOT, 'sales', filter.itemId ?? '', filter.sort, filter.keyword, session],
    queryFn: (pageNo, signal) => listSales(requestOf(filter, pageNo), { signal }),
    idOf: saleIdOf,
  }),
  refetchOnWindowFocus: (query: Pick<Query, 'state'>): 'always' | false =>
    isShort(query) ? 'always' : false,
  refetchOnMount: isShort,
})

/** So many pages of it have come that they are not asked for again one after the other. */
export function isLongList(queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state !== undefined && !isShort({ state })
}

const requestOf = ({ itemId, sort, keyword }: Filter, pageNo: number) => ({
  itemId,
  sort,
  keyword: keyword || undefined,
  pageNo,
  pageSize: SALES_PAGE_SIZE,
})

/** What the person offers. For members. @param session `sessionKey()` */
export const mySalesQuery = (session: number) =>
  pagedQuery<Sale, SalesPage>({
    queryKey: [ROOT, 'my-sales', session],
    queryFn: (pageNo, signal) =>
      listSales({ sort: 'NEW', mine: true, pageNo, pageSize: SALES_PAGE_SIZE }, { signal }),
    idOf: saleIdOf,
  })

/** What people want of this item. */
export const wantsQuery = (session: number, itemId: string | undefined) =>
  pagedQuery<Want, Page<Want>>({
    queryKey: [ROOT, 'wants', itemId ?? '', session],
    queryFn: (pageNo, signal) =>
      listWants({ itemId, pageNo, pageSize: SALES_PAGE_SIZE }, { signal }),
    idOf: wantIdOf,
  })

/** What the person wants. For members. @param session `sessionKey()` */
export const myWantsQuery = (session: number) =>
  pagedQuery<Want, Page<Want>>({
    queryKey: [ROOT, 'my-wants', session],
    queryFn: (pageNo, signal) =>
      listWants({ mine: true, pageNo, pageSize: SALES_PAGE_SIZE }, { signal }),
    idOf: wantIdOf,
  })

/** What the person could sell of this item. For members. @param session `sessionKey()` */
export const assetsQuery = (session: number, itemId: string | undefined) =>
  pagedQuery<Asset, Page<Asset>>({
    queryKey: [ROOT, 'assets', itemId ?? '', session],
    queryFn: (pageNo, signal) =>
      listAssets({ pageNo, pageSize: ASSET_PAGE_SIZE, itemId }, { signal }),
    idOf: assetIdOf,
  })

/** A plot's own facts; null: there is none. @param session `sessionKey()` */
export const landQuery = (session: number, landId: string) =>
  queryOptions({
    queryKey: [ROOT, 'land', landId, session],
    queryFn: ({ signal }) => readLand({ id: landId }, { signal }),
  })

/** The offer of a plot that the address names, by its number; null: it is not offered. */
export const offerQuery = (session: number, landId: string, landNo: string) =>
  queryOptions({
    queryKey: [ROOT, 'offer', landId, session],
    queryFn: async ({ signal }) => {
      const { list } = await listSales(
        { sort: 'NEW', keyword: landNo, pageNo: 1, pageSize: SALES_PAGE_SIZE },
        { signal },
      )
      return list.find((sale) => sale.landId === landId) ?? null
    },
  })

/** The offer as it is now; undefined: it is there no more. @throws what the call throws */
export async function readSale(sale: Sale): Promise<Sale | undefined> {
  const { list, hasMore } = await listSales({
    itemId: sale.itemId || undefined,
    sort: 'NEW',
    keyword: sale.serialNo || sale.name || undefined,
    pageNo: 1,
    pageSize: SALES_PAGE_SIZE,
  })
  const fresh = list.find(({ saleId }) => saleId === sale.saleId)
  // Too many have the same number: nobody knows.
  return fresh ?? (hasMore ? sale : undefined)
}

/** Puts the offer as it is now into every list that shows it. */
export function patchSale(saleId: string, fresh: Sale | undefined): void {
  const patch = (list: readonly Sale[]) =>
    list.flatMap((sale) => (sale.saleId !== saleId ? [sale] : fresh ? [fresh] : []))
  queryClient.setQueriesData<InfiniteData<SalesPage>>(
    { queryKey: [ROOT, 'sales'] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, list: patch(page.list) })) },
  )
}

/** Everything here is asked for anew, but for long lists. */
export function refreshMarket(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ROOT], predicate: isShort })
}

/** The page as it opens: everything, the newest first. */
export const firstFilter = (itemId: string | undefined): Filter => ({
  itemId,
  sort: 'NEW',
  keyword: '',
})

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listSales,
  payload: requestOf(firstFilter(idOf(params.get('itemId'))), 1),
})

const MOST_PAGES = 20

/** All that a list has, page by page. @throws what the call throws */
async function wholeList<Row>(read: (pageNo: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const { list, hasMore } = await read(pageNo)
    rows.push(...list)
    if (!hasMore || list.length === 0) break
  }
  return rows
}

/** What the person offers now, whole. @throws what the call throws */
export const myOffers = () =>
  wholeList((pageNo) => listSales({ sort: 'NEW', mine: true, pageNo, pageSize: SALES_PAGE_SIZE }))

/** What the person wants now, whole. @throws what the call throws */
export const myWishes = () =>
  wholeList((pageNo) => listWants({ mine: true, pageNo, pageSize: SALES_PAGE_SIZE }))
