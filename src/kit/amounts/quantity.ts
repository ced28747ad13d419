/** Clamps a quantity to the limits. */
export function withinLimits(quantity: number, min: number, max: number): number {
  const whole = Number.isFinite(quantity) ? Math.floor(quantity) : min
  return Math.max(min, Math.min(max, whole))
}
