import type { ProjectedRevenue } from '@/api/territory'
import { groupNumber } from '@/lib/format/groupNumber'

interface Range {
  minAmount: number
  maxAmount: number
}

/** 1,280 – 1,960; one number when both are the same. Swapped values are put in order. */
export function rangeText({ minAmount, maxAmount }: Range): string {
  const [low, high] = [Math.min(minAmount, maxAmount), Math.max(minAmount, maxAmount)].map(
    (value) => groupNumber(Math.max(value, 0), 2),
  )
  return low === high ? `${high}` : `${low} – ${high}`
}

/** True when there is a forecast to show. */
export function hasForecast(
  revenue: ProjectedRevenue | null | undefined,
): revenue is ProjectedRevenue {
  return (
    revenue !== null && revenue !== undefined && Math.max(revenue.minAmount, revenue.maxAmount) > 0
  )
}

/** Each source's share of the whole, 0 to 1, by the middle of its range. */
export function sharesOf(items: readonly Range[]): number[] {
  const middles = items.map(({ minAmount, maxAmount }) => Math.max((minAmount + maxAmount) / 2, 0))
  const sum = middles.reduce((total, middle) => total + middle, 0)
  return middles.map((middle) => (sum > 0 ? middle / sum : 0))
}
