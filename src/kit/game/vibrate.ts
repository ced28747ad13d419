/** A short buzz where the phone has one: no iPhone does, and some browsers refuse it before the first tap. */
export function vibrate(milliseconds: number): void {
  try {
    navigator.vibrate?.(milliseconds)
  } catch {
    // Embedded browsers may forbid it.
  }
}
