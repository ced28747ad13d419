import { RECORDS_PAGE_SIZE, listRepurchases } from '@/api/exchange'
import type { ExchangeRecord, OrderStatus } from '@/api/exchange'

export type RecordsFilter = 'ALL' | OrderStatus

export const recordIdOf = ({ orderNo }: ExchangeRecord) => orderNo

/** The request for the person's orders; the first page of all of them also says what has been paid out. */
export const recordsOf = (filter: RecordsFilter) => ({
  pageSize: RECORDS_PAGE_SIZE,
  ...(filter !== 'ALL' && { status: filter }),
})

/** The newest orders as of now, for the check whether one was taken. @throws what the call throws */
export const readNewestOrders = () => listRepurchases({ pageNo: 1, pageSize: RECORDS_PAGE_SIZE })
