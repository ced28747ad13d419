import type { Scenario } from '@/sandbox/scenario'

const HERE = ['/original-resident'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'gift_claimed', label: '新人礼包已领取', appliesTo: HERE },
  { name: 'gift_sold', label: '新人礼包已抢光', appliesTo: HERE },
  { name: 'gift_none', label: '不提供新人礼包', appliesTo: HERE },
  { name: 'no_stages', label: '没有阶段奖励', appliesTo: HERE },
]
