import type { ProjectedRevenue } from '@/api/territory'
import { dayStart, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { seededRandom } from '@/sandbox/random'
import type { TerritoryRecord } from './data'

const SOURCES = [
  { name: '任务奖励', perLevel: 26 },
  { name: '居民活跃', perLevel: 18 },
  { name: '活动分成', perLevel: 11 },
] as const

/** Grows with level and days; a longer time has a wider range. */
export function revenueOf(
  { scenario }: Call,
  record: TerritoryRecord,
  days: number,
): ProjectedRevenue {
  const random = seededRandom(record.territoryId)
  const spread = scenario('revenue_equal') ? 0 : 0.12 + days / 400
  const items = SOURCES.map(({ name, perLevel }) => {
    const middle = perLevel * (record.level + 0.5) * days * (0.8 + random() * 0.4)
    return { name, minAmount: tens(middle * (1 - spread)), maxAmount: tens(middle * (1 + spread)) }
  })
  return {
    territoryId: record.territoryId,
    cycleDays: days,
    minAmount: items.reduce((sum, { minAmount }) => sum + minAmount, 0),
    maxAmount: items.reduce((sum, { maxAmount }) => sum + maxAmount, 0),
    unit: '积分',
    items,
    updateTime: stamp(dayStart()),
    disclaimer: '预计收益仅供参考，不代表承诺，以实际结算为准',
  }
}

const tens = (value: number) => Math.round(value / 10) * 10
