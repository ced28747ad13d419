import { RECORDS_PAGE_SIZE } from '@/api/exchange'
import type { ExchangeHistory, ExchangeOrder, ExchangeRecord, OrderStatus } from '@/api/exchange'
import { asNumber, asRecord } from '@/lib/storage/json'

/** The known orders and balance at one moment. */
export interface Snapshot {
  available: number
  /** Undefined when the history could not be read. */
  history: { list: readonly KnownOrder[] } | undefined
}

/** A snapshot from storage; an invalid one has no order and no balance. */
export function readSnapshot(stored: unknown): Snapshot {
  const { available, history } = asRecord(stored) ?? {}
  const list = asRecord(history)?.list
  return {
    available: asNumber(available),
    history: Array.isArray(list) ? { list: list.map(orderIn) } : undefined,
  }
}

function orderIn(stored: unknown): KnownOrder {
  const { orderNo, amount } = asRecord(stored) ?? {}
  return { orderNo: String(orderNo), amount: asNumber(amount) }
}

export type KnownOrder = Pick<ExchangeRecord, 'orderNo' | 'amount'>

/** An answered order, with its amount. */
export function ownOrder({ orderNo, status }: ExchangeOrder, amount: number): KnownOrder {
  return { orderNo, amount: status === 'FAILED' ? 0 : amount }
}

/** With the orders that were answered during this visit: the cached history may be older. */
export function withOrders(
  { available, history }: Snapshot,
  answered: readonly KnownOrder[],
): Snapshot {
  const known = new Set(history?.list.map(({ orderNo }) => orderNo))
  const newer = answered.filter(({ orderNo }) => !known.has(orderNo))
  const spent = newer.reduce((total, { amount }) => total + amount, 0)
  return {
    available: available - spent,
    history: history && { list: [...history.list, ...newer] },
  }
}

/**
 * Whether an order of this amount was taken between the two moments: the history has a new order of that amount, or, if
 * it cannot be read, the balance has fallen by as much. In doubt it was not: the next try has the same number.
 */
export function wasTaken(before: Snapshot, after: Snapshot, amount: number): boolean {
  if (!before.history || !after.history) return after.available + amount <= before.available
  const known = new Set(before.history.list.map(({ orderNo }) => orderNo))
  return after.history.list.some((order) => order.amount === amount && !known.has(order.orderNo))
}

/** The usual arrival time: the platform sends it only with an order. */
export const ARRIVAL_TIME = 'T+1'

/** `已提交，预计T+1到账` */
export function acceptedText({ etaText }: Pick<ExchangeOrder, 'etaText'>): string {
  return `已提交，预计${etaText.replace(/预计|到账/g, '') || ARRIVAL_TIME}到账`
}

export const STATUS_WORDS = {
  PROCESSING: { label: '处理中', tone: 'warn' },
  SUCCESS: { label: '成功', tone: 'success' },
  FAILED: { label: '失败', tone: 'danger' },
} as const satisfies Record<
  ExchangeRecord['status'],
  { label: string; tone: 'warn' | 'success' | 'danger' }
>

/** The reason of an order's failure in the history. */
export function reasonOf(orderNo: string, history: ExchangeHistory | undefined): string {
  return history?.list.find((record) => record.orderNo === orderNo)?.failReason ?? ''
}

export const UNKNOWN_TEXT = '结果确认中'

export type RecordsFilter = 'ALL' | OrderStatus

export const recordIdOf = ({ orderNo }: ExchangeRecord) => orderNo

/** The request for the person's orders; the first page of all of them also has the total paid out. */
export const recordsOf = (filter: RecordsFilter) => ({
  pageSize: RECORDS_PAGE_SIZE,
  status: filter === 'ALL' ? undefined : filter,
})
