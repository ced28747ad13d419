import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/original-resident'], {
  gift_claimed: '新人礼包已领取',
  gift_sold: '新人礼包已抢光',
  gift_none: '不提供新人礼包',
  no_stages: '没有阶段奖励',
})
