/** What a rolling number shows at a `progress` from 0 to 1: fast at first, exact at the end, never beyond it. */
export function rolledValue(from: number, to: number, progress: number): number {
  const done = Math.min(1, Math.max(0, progress))
  if (done === 1) return to
  return Math.round(from + (to - from) * (1 - (1 - done) ** 3))
}
