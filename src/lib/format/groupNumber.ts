const formats = new Map<number, Intl.NumberFormat>()

/** 25640.5 → `25,640.5`: thousands are separated, with at most so many decimals; what is no number is 0. */
export function groupNumber(value: number, decimals = 0): string {
  const format =
    formats.get(decimals) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
  formats.set(decimals, format)
  const text = format.format(Number.isFinite(value) ? value : 0)
  return text === '-0' ? '0' : text
}
