import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/new-campaign'], {
  gift_claimed: '今天的礼物已领取',
  gift_gone: '今天的礼物已抢光',
})
