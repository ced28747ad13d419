import type { InfiniteData } from '@tanstack/react-query'
import { ASSET_PAGE_SIZE, listAssets, type Asset } from '@/api/assets'
import { readLand } from '@/api/land'
import { SALES_PAGE_SIZE, listSales, listWants, type Sale, type Want } from '@/api/market'
import { usePages, type Page } from '@/kit/query/pagedQuery'
import { answerKey, composedQuery } from '@/kit/query/answer'
import { isShort, queryClient } from '@/kit/query/queryClient'
import type { Sort } from './market'

export interface Filter {
  itemId: string | undefined
  sort: Sort
  /** '' for everything. */
  keyword: string
}

export const saleIdOf = ({ saleId }: Sale) => saleId
export const wantIdOf = ({ tradeId }: Want) => tradeId
export const assetIdOf = ({ assetId }: Asset) => assetId

const OFFER = 'offer'
/** The list has so many pages that it is not refetched page by page. */
export function isLongList(request: object): boolean {
  const state = queryClient.getQueryState(answerKey(listSales, request))
  return state !== undefined && !isShort({ state })
}

/** The request for the offers, without the page number. */
export const salesOf = ({ itemId, sort, keyword }: Filter) => ({
  itemId,
  sort,
  keyword: keyword || undefined,
  pageSize: SALES_PAGE_SIZE,
})

/** Long lists are not refetched automatically. */
export const useSales = (filter: Filter) =>
  usePages(listSales, salesOf(filter), {
    idOf: saleIdOf,
    refetchOnWindowFocus: (query) => (isShort(query) ? 'always' : false),
    refetchOnMount: isShort,
  })

/** The wishes for an item, or the person's own. */
export const useWants = (
  request: { itemId: string | undefined } | { mine: true },
  enabled = true,
) => usePages(listWants, { ...request, pageSize: SALES_PAGE_SIZE }, { idOf: wantIdOf, enabled })

/** The offer of the plot in the address, by its number; null: it is not offered. */
export const offerQuery = (landId: string, landNo: string) =>
  composedQuery(OFFER, { landId }, async (signal) => {
    const { list } = await listSales(
      { sort: 'NEW', keyword: landNo, pageNo: 1, pageSize: SALES_PAGE_SIZE },
      { signal },
    )
    return list.find((sale) => sale.landId === landId) ?? null
  })

/** The offer as it is now; undefined: it is gone. @throws what the call throws */
export async function readSale(sale: Sale): Promise<Sale | undefined> {
  const { list, hasMore } = await listSales({
    itemId: sale.itemId || undefined,
    sort: 'NEW',
    keyword: sale.serialNo || sale.name || undefined,
    pageNo: 1,
    pageSize: SALES_PAGE_SIZE,
  })
  const fresh = list.find(({ saleId }) => saleId === sale.saleId)
  // Too many have the same number: the result is unknown.
  return fresh ?? (hasMore ? sale : undefined)
}

/** Updates the offer in every list that shows it. */
export function patchSale(saleId: string, fresh: Sale | undefined): void {
  const patch = (list: readonly Sale[]) =>
    list.flatMap((sale) => (sale.saleId !== saleId ? [sale] : fresh ? [fresh] : []))
  queryClient.setQueriesData<InfiniteData<Page<Sale>>>(
    { queryKey: [listSales.name] },
    (data) =>
      data?.pages && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, list: patch(page.list) })),
      },
  )
}

/** Refetches everything here, except for long lists of offers. */
export function refreshMarket(): Promise<void> {
  const calls = [listSales, listWants, listAssets, readLand].map(({ name }) => name)
  const mine: readonly unknown[] = [OFFER, ...calls]
  return queryClient.invalidateQueries({
    predicate: (query) =>
      mine.includes(query.queryKey[0]) && (query.queryKey[0] !== listSales.name || isShort(query)),
  })
}

/** The page as it opens: everything, the newest first. */
export const firstFilter = (itemId: string | undefined): Filter => ({
  itemId,
  sort: 'NEW',
  keyword: '',
})

const MOST_PAGES = 20

/** All rows of a list, page by page. @throws what the call throws */
async function wholeList<Row>(read: (pageNo: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const { list, hasMore } = await read(pageNo)
    rows.push(...list)
    if (!hasMore || list.length === 0) break
  }
  return rows
}

/** The person's present offers, all pages. @throws what the call throws */
export const myOffers = () =>
  wholeList((pageNo) => listSales({ sort: 'NEW', mine: true, pageNo, pageSize: SALES_PAGE_SIZE }))

/** The person's present wishes, all pages. @throws what the call throws */
export const myWishes = () =>
  wholeList((pageNo) => listWants({ mine: true, pageNo, pageSize: SALES_PAGE_SIZE }))

/** The person's assets that are like the piece. @throws what the call throws */
export const findAssets = (piece: Pick<Asset, 'name' | 'serialNo'> | undefined) =>
  listAssets({
    pageNo: 1,
    pageSize: ASSET_PAGE_SIZE,
    keyword: piece?.serialNo || piece?.name,
  })
