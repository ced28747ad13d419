/** Clamps a quantity: 1 at least. */
export function withinLimits(quantity: number, max: number): number {
  const whole = Number.isFinite(quantity) ? Math.floor(quantity) : 1
  return Math.max(1, Math.min(max, whole))
}
