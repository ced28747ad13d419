/** Being written. */
export function MomentPage() {
  return null
}
