import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/sign-in'], {
  signed: '今日已签到',
  first_day: '从未签到',
  streak_6: '已连续 6 天，今天第 7 天',
  streak_broken: '连续签到已中断',
  streak_999: '已连续 999 天',
  day_7: '第 7 天已签到',
  cycle_missed: '本轮漏签',
  makeup_0: '没有补签卡',
  makeup_2: '补签卡 2 张',
  makeup_none: '不提供补签',
  already: '已在另一台设备签到',
  midnight: '服务器时间 23:59:55',
  month_start: '服务器日期为月初',
  month_end: '服务器日期为月末',
})
