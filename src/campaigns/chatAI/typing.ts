/** Characters a second, for a reply of usual length. */
const PER_SECOND = 32
/** A long one is typed faster: nobody waits longer than this for its end. */
const LONGEST_MS = 6000

/** How many of the characters are there after so many milliseconds. */
export function typedCount(total: number, elapsedMs: number): number {
  const perMs = Math.max(PER_SECOND / 1000, total / LONGEST_MS)
  return Math.min(total, Math.max(1, Math.floor(elapsedMs * perMs)))
}
