import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/collect-cards'], {
  plays_0: '今日次数已用完',
  game_entry: '关卡由其他游戏提供',
  easy_level: '关卡目标很低',
  card_drops: '每次刷新掉落一张卡',
  pick_taken: '领取时已在别处领取',
  pick_gone: '领取时已被抢光',
})
