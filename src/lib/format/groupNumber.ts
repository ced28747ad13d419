/** From here on `toFixed` writes an exponent. */
const TOO_LARGE = 1e21

/**
 * 25640.5 → `25,640.5`: thousands are separated, with at most so many decimals; what is no number is 0. Not by
 * `Intl.NumberFormat`, whose start costs a slow phone 25 ms before its page is drawn.
 */
export function groupNumber(value: number, decimals = 0): string {
  const text = (Math.abs(value) < TOO_LARGE ? value : 0).toFixed(decimals)
  const [whole = '', fraction = ''] = text.split('.')
  const kept = fraction.replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (kept && `.${kept}`)
  return grouped === '-0' ? '0' : grouped
}
