import { asNumber } from '@/lib/storage/json'

const UNITS = [
  { size: 1e12, name: '万亿' },
  { size: 1e8, name: '亿' },
  { size: 1e4, name: '万' },
  { size: 1e3, name: '千' },
] as const

/**
 * A count in abbreviated Chinese units with at most two decimals (specification section 3).
 * A count that rounds up to the next unit takes it: 9999 → 1万. Missing, negative or non-numeric: 0.
 */
export function formatCount(value: unknown): string {
  const count = toCount(value)
  const index = UNITS.findIndex((unit) => count >= unit.size)
  const unit = UNITS[index]
  if (!unit) return String(count)
  const hundredth = unit.size / 100
  const hundredths = Math.round(count / hundredth)
  const next = UNITS[index - 1]
  if (next && hundredths * hundredth >= next.size) return `1${next.name}`
  return `${hundredths / 100}${unit.name}`
}

/** The value as a whole number from 0 to the largest exact one; numbers may arrive as strings. */
export function toCount(value: unknown): number {
  const number = asNumber(value)
  if (!Number.isFinite(number) || number <= 0) return 0
  return Math.min(Math.floor(number), Number.MAX_SAFE_INTEGER)
}
