/** From here on `toFixed` writes an exponent. */
const TOO_LARGE = 1e21

/**
 * 25640.5 → `25,640.5`: thousands are separated, with at most `decimals` decimals; what is no number is 0. Not by
 * `Intl.NumberFormat`, whose start costs a slow phone 25 ms before its page is drawn.
 */
export function groupNumber(value: number, decimals = 0): string {
  const rounded = Number((Math.abs(value) < TOO_LARGE ? value : 0).toFixed(decimals))
  const [whole = '', fraction = ''] = String(Math.abs(rounded)).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3)
    groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${rounded < 0 ? '-' : ''}${groups.join(',')}${fraction && `.${fraction}`}`
}
