import type { UnpaidOrder } from '@/api/orders'
import { parseServerTime } from '@/lib/serverClock'

/** Until when it can be paid, in epoch milliseconds; undefined if the platform does not send it. */
export const payEndOf = ({ payExpireAt }: Pick<UnpaidOrder, 'payExpireAt'>): number | undefined =>
  parseServerTime(payExpireAt)

/** An order without an end time waits until the platform reports otherwise. */
export function isWaiting(order: Pick<UnpaidOrder, 'payExpireAt'>, now: number): boolean {
  const end = payEndOf(order)
  return end === undefined || now < end
}

/** Whether an order that is gone was paid: before its end, and the person still has what it was for. */
export function wasPaid(inTime: boolean, before: number, now: number | undefined): boolean {
  return inTime && (now === undefined || now >= before)
}
