import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import {
  COMMODITY_PAGE_SIZE,
  listActivityGoods,
  listAddresses,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
} from '@/api/lhExchange'
import type { Commodity } from '@/api/lhExchange'
import { pagedQuery } from '@/kit/list/pagedQuery'
import type { Page } from '@/kit/list/pagedQuery'
import { withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'

/** When it runs; sets the platform's clock. The same for everybody, as the next two. */
export const dateQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['lh-exchange', 'date', activityId],
    queryFn: async ({ signal }) =>
      withServerTime(await readExchangeDate({ activityId }, { signal })),
  })

export const infoQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['lh-exchange', 'info', activityId],
    queryFn: ({ signal }) => readExchangeInfo({ activityId }, { signal }),
  })

export const featuredQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['lh-exchange', 'featured', activityId],
    queryFn: ({ signal }) => listActivityGoods({ activityId }, { signal }),
  })

export const productIdOf = ({ productId }: Commodity) => productId

/** The goods, with what the person has had of each. @param session `sessionKey()` */
export const goodsQuery = (session: number, activityId: string | undefined) =>
  pagedQuery<Commodity, Page<Commodity>>({
    queryKey: ['lh-exchange', 'goods', activityId, session],
    queryFn: (pageNo, signal) =>
      listCommodities({ activityId, pageNo, pageSize: COMMODITY_PAGE_SIZE }, { signal }),
    idOf: productIdOf,
  })

/** For members. @param session `sessionKey()` */
export const addressesQuery = (session: number) =>
  queryOptions({
    queryKey: ['lh-exchange', 'addresses', session],
    queryFn: ({ signal }) => listAddresses(undefined, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listCommodities,
  payload: {
    activityId: idOf(params.get('activityId')),
    pageNo: 1,
    pageSize: COMMODITY_PAGE_SIZE,
  },
})
