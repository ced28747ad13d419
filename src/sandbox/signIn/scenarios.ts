import type { Scenario } from '@/sandbox/scenario'

const SIGN_IN = ['/sign-in'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'signed', label: '今日已签到', appliesTo: SIGN_IN },
  { name: 'first_day', label: '从未签到', appliesTo: SIGN_IN },
  { name: 'streak_6', label: '已连续 6 天，今天第 7 天', appliesTo: SIGN_IN },
  { name: 'streak_broken', label: '连续签到已中断', appliesTo: SIGN_IN },
  { name: 'streak_999', label: '已连续 999 天', appliesTo: SIGN_IN },
  { name: 'day_7', label: '第 7 天已签到', appliesTo: SIGN_IN },
  { name: 'cycle_missed', label: '本轮漏签', appliesTo: SIGN_IN },
  { name: 'makeup_0', label: '没有补签卡', appliesTo: SIGN_IN },
  { name: 'makeup_2', label: '补签卡 2 张', appliesTo: SIGN_IN },
  { name: 'makeup_none', label: '不提供补签', appliesTo: SIGN_IN },
  { name: 'already', label: '已在另一台设备签到', appliesTo: SIGN_IN },
  { name: 'midnight', label: '服务器时间 23:59:55', appliesTo: SIGN_IN },
  { name: 'month_start', label: '服务器日期为月初', appliesTo: SIGN_IN },
  { name: 'month_end', label: '服务器日期为月末', appliesTo: SIGN_IN },
]
