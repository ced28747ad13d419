export const head = {
  title: '领地嘉年华活动规则',
  description: '领地嘉年华的时间、玩法与特别说明。',
} as const
