export const head = {
  title: '每日签到',
  description: '每天来签到，记录连续天数，和大家一起点亮日历。',
} as const
