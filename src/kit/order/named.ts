import { ApiError } from '@/api/core/verdict/ApiError'
import type { PlacedOrder } from '@/api/orders'

/**
 * The order as it was taken. One without a number tells nothing: what became of it has to be asked for.
 * @throws ApiError of an unknown result
 */
export function named(order: PlacedOrder): PlacedOrder {
  if (order.orderNo === '') throw new ApiError('shape', 'order', 200)
  return order
}
