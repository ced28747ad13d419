import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import type { ExchangeHistory, ExchangeRecord, OrderStatus } from '@/api/exchange'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { idOf } from '@/lib/url/urlParams'
import { withServerTime } from '@/lib/serverClock'

const PAGE_SIZE = 20

/** @param session `sessionKey()` */
export const configQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['exchange', 'config', activityId, session],
    queryFn: async ({ signal }) =>
      withServerTime(await readExchangeConfig({ activityId }, { signal })),
  })

export type RecordsFilter = 'ALL' | OrderStatus

export const recordIdOf = ({ orderNo }: ExchangeRecord) => orderNo

/** The person's orders; the first page of all of them also says what has been paid out. */
export const recordsQuery = (session: number, filter: RecordsFilter) =>
  pagedQuery<ExchangeRecord, ExchangeHistory>({
    queryKey: ['exchange', 'records', filter, session],
    queryFn: (pageNo, signal) =>
      listRepurchases(
        { pageNo, pageSize: PAGE_SIZE, ...(filter !== 'ALL' && { status: filter }) },
        { signal },
      ),
    idOf: recordIdOf,
  })

/** The newest orders as of now, for the check whether one was taken. @throws what the call throws */
export const readNewestOrders = () => listRepurchases({ pageNo: 1, pageSize: PAGE_SIZE })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: readExchangeConfig,
  payload: { activityId: idOf(params.get('activityId')) },
})
