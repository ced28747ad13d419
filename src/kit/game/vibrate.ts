/** A short vibration if the phone supports it: no iPhone does, and some browsers refuse it before the first tap. */
export function vibrate(milliseconds: number): void {
  try {
    navigator.vibrate?.(milliseconds)
  } catch {
    // Embedded browsers may forbid it.
  }
}
