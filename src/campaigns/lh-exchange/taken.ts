/** The known points and count of one commodity, before an order or after it. */
export interface Holdings {
  available: number | undefined
  /** How many of it the person has had. */
  exchanged: number | undefined
  need: number | undefined
}

/**
 * Whether an order whose answer was lost was carried out: the person has had one more of it. Where the list does not say,
 * the points do.
 */
export function wasTaken(before: Holdings | undefined, now: Holdings): boolean {
  if (before?.exchanged !== undefined && now.exchanged !== undefined)
    return now.exchanged > before.exchanged
  const { available, need } = before ?? {}
  if (available === undefined || now.available === undefined || !need) return false
  return available - now.available >= need
}
