import { useState } from 'react'

/**
 * Rows in the order in which they were first seen: what a tap changes stays under the finger until the next visit. New
 * rows come at the end.
 */
export function useStableOrder<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const [order, setOrder] = useState(() => rows.map(idOf))
  const added = rows.map(idOf).filter((id) => !order.includes(id))
  const known = added.length > 0 ? [...order, ...added] : order
  if (added.length > 0) setOrder(known)
  return [...rows].sort((one, other) => known.indexOf(idOf(one)) - known.indexOf(idOf(other)))
}
