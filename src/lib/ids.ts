/** True for a plain run of digits: ids can be longer than a double holds, so they stay strings. */
export function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d+$/.test(value)
}
