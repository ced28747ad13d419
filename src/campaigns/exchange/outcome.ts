import type { ExchangeHistory, ExchangeOrder, ExchangeRecord } from '@/api/exchange'

/** What was known about the orders at one moment. */
export interface Snapshot {
  available: number
  /** Undefined when the history could not be read. */
  history: ExchangeHistory | undefined
}

/**
 * Whether an order of this amount was taken between the two moments: a new order of that amount stands in the history,
 * or, where it cannot be read, the balance has fallen by as much.
 */
export function wasTaken(before: Snapshot, after: Snapshot, amount: number): boolean {
  if (!before.history || !after.history) return after.available + amount <= before.available
  const known = new Set(before.history.list.map(({ orderNo }) => orderNo))
  return after.history.list.some((order) => order.amount === amount && !known.has(order.orderNo))
}

/** Before an order nobody says when it arrives: the usual. */
export const ARRIVAL_TIME = 'T+1'

/** `已提交，预计T+1到账` */
export function acceptedText({ etaText }: Pick<ExchangeOrder, 'etaText'>): string {
  return `已提交，预计${etaText.replace(/到账$/, '') || ARRIVAL_TIME}到账`
}

export const STATUS_WORDS = {
  PROCESSING: { label: '处理中', tone: 'warn' },
  SUCCESS: { label: '成功', tone: 'success' },
  FAILED: { label: '失败', tone: 'danger' },
} as const satisfies Record<
  ExchangeRecord['status'],
  { label: string; tone: 'warn' | 'success' | 'danger' }
>

/** The reason that the history gives for an order's failure. */
export function reasonOf(orderNo: string, history: ExchangeHistory | undefined): string {
  return history?.list.find((record) => record.orderNo === orderNo)?.failReason ?? ''
}
