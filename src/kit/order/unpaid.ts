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

/**
 * What has become of an order that is gone: paid if that was before its end, and the person still has what it was for.
 * @param now undefined: the platform cannot tell yet
 */
export function endOf(
  inTime: boolean,
  before: number,
  now: number | undefined,
): 'paid' | 'cancelled' | 'unknown' {
  if (!inTime) return 'cancelled'
  if (now === undefined) return 'unknown'
  return now >= before ? 'paid' : 'cancelled'
}
