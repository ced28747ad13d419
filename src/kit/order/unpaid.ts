import { queryOptions } from '@tanstack/react-query'
import { readUnpaidOrder } from '@/api/orders'
import type { UnpaidOrder } from '@/api/orders'
import { parseServerTime, withServerTime } from '@/lib/serverClock'

/**
 * The person's order that waits for its payment, or null. For members.
 * @param session `sessionKey()`
 * @param scene the kind of order, e.g. DEBUT
 */
export const unpaidQuery = (session: number, scene: string) =>
  queryOptions({
    queryKey: ['unpaid-order', scene, session],
    queryFn: async ({ signal }) => {
      const order = await readUnpaidOrder({ scene }, { signal })
      return order && withServerTime(order)
    },
  })

/** Until when it can be paid, in epoch milliseconds; undefined where the platform does not say. */
export const payEndOf = ({ payExpireAt }: Pick<UnpaidOrder, 'payExpireAt'>): number | undefined =>
  parseServerTime(payExpireAt)

/** An order without an end waits until the platform says otherwise. */
export function isWaiting(order: Pick<UnpaidOrder, 'payExpireAt'>, now: number): boolean {
  const end = payEndOf(order)
  return end === undefined || now < end
}

/** Whether an order that is there no more was paid: before its end, and the person still has what it was for. */
export function wasPaid(inTime: boolean, before: number, now: number | undefined): boolean {
  return inTime && (now === undefined || now >= before)
}
